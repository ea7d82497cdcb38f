/** An unknown value is as long as the server likes; a label is not. */
const MAX_LENGTH = 40;

/** What is shown for a value that the catalogue does not know (001 §5): `Onbekend (17)`, or `Onbekend` for nothing. */
export function unknownLabel(value: string | number): string {
  const text = String(value);
  if (text === '') return 'Onbekend';
  return `Onbekend (${text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text})`;
}
