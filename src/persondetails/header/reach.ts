import type { Person } from '@/domain/person/person';
import { emailField } from '@/domain/person/fields/emailField';
import type { FieldRule } from '@/domain/person/fields/personField';
import { phoneField } from '@/domain/person/fields/phoneField';
import type { BlockForm } from '../form/useBlockForm';
import { newPhone, whyNotAddPhone } from '../personFieldRules';

export type Reach = 'email' | 'phone';

export const reachField: Readonly<Record<Reach, FieldRule>> = { email: emailField, phone: phoneField };

/** The first of the field, as one line to type in. */
interface ReachLine {
  name: string;
  /** Its place in the form, for what is wrong with it. */
  place: string;
  text: string;
  change: (typed: string) => void;
  whyNot: string | null;
}

function emailLine(form: BlockForm): ReachLine {
  const emails = form.valueOf(emailField);
  return {
    name: emailField.name,
    place: `${emailField.name}.0`,
    text: emails[0] ?? '',
    change: (typed) => form.change(emailField, [typed, ...emails.slice(1)]),
    whyNot: form.whyNot(emailField),
  };
}

/** The first that can be called; where there is none a number is added. */
function phoneLine(form: BlockForm): ReachLine {
  const stored = form.storedOf(phoneField);
  const first = stored.findIndex(({ number }) => number !== '');
  const index = first === -1 ? stored.length : first;
  const phones = form.valueOf(phoneField);
  const phone = phones[index] ?? newPhone(index + 1);
  return {
    name: phoneField.name,
    place: `${phoneField.name}.${index}`,
    text: phone.number,
    change: (number) => form.change(phoneField, phones.toSpliced(index, 1, { ...phone, number })),
    whyNot: first === -1 ? whyNotAddPhone(stored, form.editor) : form.whyNot(phoneField),
  };
}

export const reachLine: Readonly<Record<Reach, (form: BlockForm) => ReachLine>> = {
  email: emailLine,
  phone: phoneLine,
};

/** The address or number that is shown; null where there is none. */
export const shownReach: Readonly<Record<Reach, (person: Person) => string | null>> = {
  email: (person) => emailField.read(person)[0] ?? null,
  phone: (person) => phoneField.read(person).find(({ number }) => number !== '')?.number ?? null,
};
