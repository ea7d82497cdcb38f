import { lookUp } from '@/lib/values';

declare const unknownMember: unique symbol;
/** The raw text of a value that the catalogue does not know, kept for its label; '' when missing. */
export type UnknownMember = string & { readonly [unknownMember]: true };

/**
 * A member of an enumeration as received. A table of all members has no entry for an unknown member, so use `lookUp`
 * with a fallback.
 */
export type Received<T> = T | UnknownMember;

/** Whether a received value is one of these members; never true for an unknown one. */
export const isOneOf = <T>(members: readonly T[], value: Received<T>): value is T =>
  (members as readonly unknown[]).includes(value);

/** An unknown value can be of any length; its label is limited. */
const MAX_LENGTH = 40;

/** The label of a value that the catalogue does not know (001 §5): `Onbekend (17)`, or `Onbekend` when missing. */
export function unknownLabel(value: string | number): string {
  const text = String(value);
  if (text === '') return 'Onbekend';
  return `Onbekend (${text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text})`;
}

/** Returns the label function of an enumeration, which also names values that the catalogue does not know. */
export const labelsOf =
  <T extends string | number>(labels: Readonly<Record<T, string>>) =>
  (value: Received<T>): string =>
    lookUp(labels, value) ?? unknownLabel(value);
