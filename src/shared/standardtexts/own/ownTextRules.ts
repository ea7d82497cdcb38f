import { isFilledIn } from '@/lib/text';
import { standardTextsTexts } from '../standardTextsTexts';
import { MAX_TEXT, MAX_TEXTS, type OwnText } from './ownTexts';

const { errors } = standardTextsTexts;

export interface TypedText {
  id: string | null;
  name: string;
  text: string;
}

interface Errors {
  name: string | null;
  text: string | null;
}

const sameName = (one: string, other: string): boolean =>
  one.trim().localeCompare(other.trim(), 'nl', { sensitivity: 'base' }) === 0;

function wrongName({ id, name }: TypedText, texts: readonly OwnText[]): string | null {
  if (!isFilledIn(name)) return errors.noName;
  if (texts.some((one) => one.id !== id && sameName(one.name, name))) return errors.nameTaken(name.trim());
  const isNew = !texts.some((one) => one.id === id);
  return isNew && texts.length >= MAX_TEXTS ? errors.tooMany(MAX_TEXTS) : null;
}

/** Returns why the text cannot be kept. The field itself reports a text that is too long, while it is typed. */
export function wrongWith(typed: TypedText, texts: readonly OwnText[]): Errors {
  return { name: wrongName(typed, texts), text: isFilledIn(typed.text) ? null : errors.noText };
}

export const isRight = (typed: TypedText, { name, text }: Errors): boolean =>
  name === null && text === null && typed.text.length <= MAX_TEXT;

export const withText = (texts: readonly OwnText[], changed: OwnText): OwnText[] => [
  ...texts.filter(({ id }) => id !== changed.id),
  { ...changed, name: changed.name.trim() },
];
