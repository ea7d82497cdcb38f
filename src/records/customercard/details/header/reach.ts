import type { Person } from '@/domain/people/person';
import { emailField } from '@/domain/people/fields/emailField';
import type { FieldRule } from '@/domain/people/fields/personField';
import { phoneField } from '@/domain/people/fields/phoneField';
import type { BlockForm } from '../form/useBlockForm';
import { newPhone, whyNotAddPhone } from '../personFieldRules';

export type Reach = 'email' | 'phone';

export const reachField: Readonly<Record<Reach, FieldRule>> = { email: emailField, phone: phoneField };

/** The first address or number of the field, as a line to edit. */
interface ReachLine {
  name: string;
  /** The place of the address or number in the form, by which its problem is found. */
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

/** The line of the first stored number that is not empty, or of a new number if there is none. */
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

export const shownReach: Readonly<Record<Reach, (person: Person) => string | null>> = {
  email: (person) => emailField.read(person)[0] ?? null,
  phone: (person) => phoneField.read(person).find(({ number }) => number !== '')?.number ?? null,
};
