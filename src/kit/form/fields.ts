import type { ReactNode } from 'react';
import * as v from 'valibot';
import { whyNotEmail } from '@/domain/people/fields/emailField';
import { orNull, whyNotPlain, whyNotText } from '@/domain/people/fields/lineField';
import { personFieldTexts } from '@/domain/people/fields/personFieldTexts';
import { readPhone } from '@/lib/phone';
import { withoutUnseen } from '@/lib/text';
import type { Answer } from '@/ui/feedback/answer';
import type { TextFieldProps } from '@/ui/fields/TextField';
import type { Option } from '@/ui/pickers/PickerParts';
import { formTexts } from './formTexts';

export interface FieldOptions<V> {
  label: string;
  description?: string;
  /** The message while nothing is filled in. */
  required?: string;
  /** Returns the problem of a changed value; a stored value is not checked. */
  whyNot?(stored: V): string | null;
  /** Removes characters that the field cannot hold; they disappear when the field loses the focus. */
  strip?(typed: V): V;
  /** The field is shown beside the previous field, where there is room. */
  isBeside?: true;
  inputMode?: TextFieldProps['inputMode'];
  /** The options of a choice. */
  options?: readonly Option[];
  /** Replaces the usual input of this kind of field. */
  Input?: (props: InputProps<V>) => ReactNode;
  /** Returns a value in words, for a field whose kind does not know the words. */
  words?(value: V): string;
}

/** The options of a field that are fetched, with the messages for a list that is empty or failed to load. */
export interface FetchedOptions {
  options: readonly Option[];
  answer: Answer<unknown>;
  none: string;
  failed: string;
  /** Names a chosen record that is not among the options. */
  unknown: string;
}

export interface InputProps<V> {
  field: Pick<Field<V>, 'kind' | 'label' | 'required' | 'inputMode' | 'strip' | 'options'>;
  value: V;
  error: string | null;
  description?: string | undefined;
  options?: FetchedOptions | undefined;
  onChange: (value: V) => void;
}

/** One field of a record; its draft, checks, input, conflicts and request body follow from it. */
export interface Field<V> extends Omit<FieldOptions<V>, 'Input'> {
  /** A custom input for the values of this field. Only `Input` in `FieldOptions` declares the type of its props. */
  Input?: (props: never) => ReactNode;
  kind: 'line' | 'phone' | 'lines' | 'choice' | 'choices' | 'toggle';
  /** The schema of a value in a kept draft. */
  schema: v.GenericSchema<unknown, V>;
  empty: V;
  /** Reads the value from the record. */
  read(value: unknown): V;
  /** Returns a typed value as the record will hold it. */
  stored(typed: V): V;
  /** Returns the value as the back end takes it. */
  write(stored: V): unknown;
  words(value: V): string;
}

const text = {
  schema: v.string(),
  empty: '',
  read: (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : ''),
  stored: (typed: string) => typed.trim(),
  write: (stored: string): unknown => orNull(stored),
  words: (value: string) => value,
};

export const line = (options: FieldOptions<string>): Field<string> => ({
  ...text,
  kind: 'line',
  ...options,
  stored: (typed) => (options.strip?.(typed) ?? typed).trim(),
});

/** A line such as a number or a zip code, without pasted invisible characters. */
export const code = (options: FieldOptions<string>): Field<string> => ({
  ...line(options),
  stored: withoutUnseen,
});

export const email = (options: FieldOptions<string>): Field<string> => ({
  ...code({ inputMode: 'email', ...options }),
  whyNot: (typed) => whyNotEmail(typed, 0, [typed]),
});

/** A telephone number. The user has to confirm a number that is valid in no country. */
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

/** One of a few values; empty where none is chosen. */
export const choice = (options: FieldOptions<string> & { options: readonly Option[] }): Field<string> => ({
  ...text,
  kind: 'choice',
  words: (value) => options.options.find((option) => option.value === value)?.label ?? value,
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
  words: (chosen) => chosen.join(', '),
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
  words: (isOn) => (isOn ? formTexts.yes : formTexts.no),
  ...options,
});
