import { lookUp } from '@/lib/values';

/** What a standard text can name and what is filled in for it; null where that is not known here. */
export type Values = Readonly<Record<string, string | null>>;

/** `{naam}`; and, in the texts of the corporation, the name of who sends it (CHAT-24). */
const VARIABLE = /\{(\p{L}[\p{L}\p{N} _-]{0,39})\}|\[\[username\]\]/gu;
export const AGENT = 'agent';

const nameOf = (word: string | undefined): string => word?.trim().toLowerCase() ?? AGENT;

/** Names of the variables in a text, each once, in their order. */
export const variablesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(VARIABLE)].map(([, word]) => nameOf(word))),
];

const valueOf = (values: Values, name: string): string => lookUp(values, name)?.trim() ?? '';

export const isUnknown = (values: Values, name: string): boolean => valueOf(values, name) === '';

/** Puts values in; what is not known stays as it is. */
export const fillIn = (text: string, values: Values): string =>
  text.replace(VARIABLE, (whole, word: string | undefined) => valueOf(values, nameOf(word)) || whole);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Shorter ones also stand in other words. */
const MIN_LENGTH = 3;

/** The other way round: what is known of whom a text was written to makes place for its variable, as it is for everybody. */
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
