import * as v from 'valibot';
import { whyNotEmail } from '@/domain/person/fields/emailField';
import { orNull, whyNotPlain, whyNotText } from '@/domain/person/fields/lineField';
import { personFieldTexts } from '@/domain/person/fields/personFieldTexts';
import { readPhone } from '@/lib/phone';
import { withoutUnseen } from '@/lib/text';
import type { TextFieldProps } from '@/ui/fields/TextField';

export interface FieldOptions<V> {
  label: string;
  description?: string;
  /** The message while nothing is filled in. */
  required?: string;
  /** Returns the problem of a changed value; a stored value is not checked. */
  whyNot?(stored: V): string | null;
  /** Shown beside the field before it, where there is room. */
  isBeside?: true;
  inputMode?: TextFieldProps['inputMode'];
}

/** One field of a record; its draft, checks, input, conflicts and request body follow from it. */
export interface Field<V> extends FieldOptions<V> {
  kind: 'line' | 'phone' | 'lines' | 'choices' | 'toggle';
  /** The schema of a value in a kept draft. */
  schema: v.GenericSchema<unknown, V>;
  empty: V;
  /** Reads the value from the record. */
  read(value: unknown): V;
  /** Returns a typed value without what the record will not hold. */
  stored(typed: V): V;
  /** Returns the value as the back end takes it. */
  write(stored: V): unknown;
}

const text = {
  schema: v.string(),
  empty: '',
  read: (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : ''),
  stored: (typed: string) => typed.trim(),
  write: (stored: string): unknown => orNull(stored),
};

export const line = (options: FieldOptions<string>): Field<string> => ({ ...text, kind: 'line', ...options });

/** A line such as a number or a zip code: pasted invisible characters are left out. */
export const code = (options: FieldOptions<string>): Field<string> => ({
  ...line(options),
  stored: withoutUnseen,
});

export const email = (options: FieldOptions<string>): Field<string> => ({
  ...code({ inputMode: 'email', ...options }),
  whyNot: (typed) => whyNotEmail(typed, 0, [typed]),
});

/** A telephone number; one that is valid in no country has to be confirmed. */
export const phone = (options: FieldOptions<string>): Field<string> => ({
  ...line(options),
  kind: 'phone',
  stored: (typed) => readPhone(typed) ?? typed.trim(),
  whyNot: (typed) =>
    whyNotPlain(typed, (number) => readPhone(number) !== null, personFieldTexts.problems.phoneNumber),
});

const LINE_ENDS = /[\n\r\t]/g;

/** A text with line breaks. */
export const lines = ({
  longest,
  ...options
}: FieldOptions<string> & { longest?: number }): Field<string> => ({
  ...text,
  kind: 'lines',
  whyNot: (typed) => (longest === undefined ? null : whyNotText(typed.replace(LINE_ENDS, ''), longest)),
  ...options,
});

/** Any number of records, by their ids. */
export const choices = (options: FieldOptions<string[]>): Field<string[]> => ({
  kind: 'choices',
  schema: v.array(v.string()),
  empty: [],
  read: (value) => (Array.isArray(value) ? value.map(String) : []),
  stored: (chosen) => chosen,
  write: (chosen) => chosen,
  ...options,
});

/** Yes or no; `initial` is the answer for a new record. */
export const toggle = (options: FieldOptions<boolean> & { initial: boolean }): Field<boolean> => ({
  kind: 'toggle',
  schema: v.boolean(),
  empty: options.initial,
  read: (value) => value === true,
  stored: (isOn) => isOn,
  write: (isOn) => isOn,
  ...options,
});
