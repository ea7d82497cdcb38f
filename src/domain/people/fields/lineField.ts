import { hasAnyInvisible, hasInvisible } from '@/lib/invisible';
import { withoutUnseen } from '@/lib/text';
import type { Person } from '../person';
import type { Problem, RawPerson } from './personField';
import { personFieldTexts } from './personFieldTexts';

const { labels, problems } = personFieldTexts;

const LONGEST = 100;

type TextName = {
  [F in keyof Person & keyof typeof labels]: Person[F] extends string | null ? F : never;
}[keyof Person & keyof typeof labels];

export const orNull = (text: string): string | null => text.trim() || null;

/** The name, label and accessors of a field that is one text on the person. */
export const textOf = (name: TextName) => ({
  name,
  label: labels[name],
  read: ({ [name]: text }: Person): string => text ?? '',
  write: (person: RawPerson, to: string): RawPerson => ({ ...person, [name]: orNull(to) }),
});

export function whyNotText(typed: string, most: number = LONGEST): Problem {
  const text = typed.trim();
  if (text.length > most) return problems.tooLong(most);
  return hasInvisible(text) ? problems.invisible : null;
}

/** Checks a text of only digits and plain letters. It ignores invisible characters and reports control characters. */
export function whyNotPlain(typed: string, isRight: (text: string) => boolean, wrong: string): Problem {
  const text = withoutUnseen(typed);
  if (hasAnyInvisible(text)) return problems.invisible;
  return isRight(text) ? null : wrong;
}

export const whyNotRequired = (typed: string, missing: string): Problem =>
  typed.trim() === '' ? missing : whyNotText(typed);
