const ENOUGH_DIGITS = 3;
const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Whether a number holds the digits that were asked for, however both are written. */
export function hasDigits(number: string, asked: string): boolean {
  const digits = digitsOf(asked);
  return digits.length >= ENOUGH_DIGITS && digitsOf(number).includes(digits);
}
