/* Ids that are the same in every world, made of a kind of record and a number. */

const idWith = (kind: string, digits: string): string =>
  `${kind.padEnd(8, '0')}-0000-4000-8000-${digits.padStart(12, '0')}`;

export const fixedId = (kind: string, number: number): string => idWith(kind, String(number));
/** For kinds that are numbered in hexadecimal. */
export const fixedHexId = (kind: string, number: number): string => idWith(kind, number.toString(16));

/** Two people with many records, and the home of the first. */
export const MARIA = fixedId('e2', 2);
export const JAN = fixedId('e2', 4);
export const KERKSTRAAT = fixedId('ab', 1);
