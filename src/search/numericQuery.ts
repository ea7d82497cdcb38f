/** Digits, perhaps after a plus, without regard to spaces and dashes; at least three of them (AMB-194). */
const NUMBER = /^\+?\d{3,}$/;

/** The number that was typed, or null where it is something else. */
export function numericQuery(text: string): string | null {
  const number = text.replace(/[\s-]/g, '');
  return NUMBER.test(number) ? number : null;
}
