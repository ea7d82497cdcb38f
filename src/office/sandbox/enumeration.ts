import { enumerationTexts } from './enumerationTexts';

type Code = string | number;
type Word = keyof typeof enumerationTexts.words;

/** An enumeration of the documents (002 §9.3), as the code has it. */
export interface Enumeration {
  name: string;
  values: readonly { name: string; code: Code | null; label: string }[];
  /** The number of values that the documents count without naming them; null if the documents give no number. */
  unnamed: number | null;
}

/** Returns an enumeration whose values have a code, or are the code themselves. */
export function coded<M extends Readonly<Record<string, Code>>>(
  name: string,
  members: M,
  label: (value: M[keyof M]) => string,
  unnamed = 0,
): Enumeration {
  const values = Object.entries(members).map(([member, code]) => ({
    name: member,
    code: code === member ? null : code,
    label: label(code as M[keyof M]),
  }));
  return { name, values, unnamed };
}

/** Like `coded`, with a table of labels. */
export const labelled = <K extends Code>(
  name: string,
  members: Readonly<Record<string, K>>,
  labels: Readonly<Record<K, string>>,
  unnamed = 0,
): Enumeration => coded(name, members, (value) => labels[value], unnamed);

/** Returns an enumeration whose values no screen shows as text. */
export const worded = (
  name: string,
  members: readonly Word[] | Partial<Record<Word, Code>>,
): Enumeration => ({
  name,
  values: (Array.isArray(members)
    ? members.map((word: Word) => [word, null] as const)
    : (Object.entries(members) as [Word, Code][])
  ).map(([word, code]) => ({
    name: word,
    code: code === word ? null : code,
    label: enumerationTexts.words[word],
  })),
  unnamed: 0,
});

/** An enumeration whose values the documents do not name. */
export const nameless = (name: string, unnamed: number | null = null): Enumeration => ({
  name,
  values: [],
  unnamed,
});
