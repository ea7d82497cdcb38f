import { lookUp } from '@/lib/values';

/** The values of the variables by name; null if unknown here. */
export type Values = Readonly<Record<string, string | null>>;

/** Matches `{naam}` and, in the corporation's texts, the name of the sender (CHAT-24). */
const VARIABLE = /\{(\p{L}[\p{L}\p{N} _-]{0,39})\}|\[\[username\]\]/gu;
export const AGENT = 'agent';

const nameOf = (word: string | undefined): string => word?.trim().toLowerCase() ?? AGENT;

/** Returns the names of the variables in a text, each once, in order. */
export const variablesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(VARIABLE)].map(([, word]) => nameOf(word))),
];

const valueOf = (values: Values, name: string): string => lookUp(values, name)?.trim() ?? '';

export const isUnknown = (values: Values, name: string): boolean => valueOf(values, name) === '';

/** Fills in the known values; unknown variables stay. */
export const fillIn = (text: string, values: Values): string =>
  text.replace(VARIABLE, (whole, word: string | undefined) => valueOf(values, nameOf(word)) || whole);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Shorter values stay as they are, because they may be ordinary words. */
const MIN_LENGTH = 3;

/**
 * The reverse of `fillIn`: puts variables in the place of the values of one person, so that the text fits everybody.
 */
export function withVariables(text: string, values: Values): string {
  const known = Object.entries(values)
    .flatMap(([name, value]) => (value && value.length >= MIN_LENGTH ? [{ name, value }] : []))
    .sort((one, other) => other.value.length - one.value.length);
  return known.reduce(
    (result, { name, value }) =>
      result.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(value)}(?![\\p{L}\\p{N}])`, 'gu'), `{${name}}`),
    text,
  );
}
