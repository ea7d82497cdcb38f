/** What is shown for a value that the catalogue does not know (001 §5): `Onbekend (17)`. */
export const unknownLabel = (value: unknown): string => `Onbekend (${String(value)})`;
