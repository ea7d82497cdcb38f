declare const unknownMember: unique symbol;
/** A value that the catalogue does not know, as it came, for its label; '' where there was none. */
export type UnknownMember = string & { readonly [unknownMember]: true };

/**
 * What the server sends for a member of an enumeration. A table of all members has no entry for it: use `lookUp`, and say
 * what stands for the rest.
 */
export type Received<T> = T | UnknownMember;

/** Whether a received value is one of these members; an unknown one never is. */
export const isOneOf = <T>(members: readonly T[], value: Received<T>): value is T =>
  (members as readonly unknown[]).includes(value);

/** An unknown value is as long as the server likes; a label is not. */
const MAX_LENGTH = 40;

/** What is shown for a value that the catalogue does not know (001 §5): `Onbekend (17)`, or `Onbekend` for nothing. */
export function unknownLabel(value: string | number): string {
  const text = String(value);
  if (text === '') return 'Onbekend';
  return `Onbekend (${text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text})`;
}
