import type { ListRecord } from '@/api/lists/lists';
import type { Changes } from '@/lib/fieldChanges';
import { changedNames } from '@/lib/fieldChanges';
import { readMoney } from '@/lib/formatNumber';
import { isFilledIn } from '@/lib/text';
import { isRecord, lookUp } from '@/lib/values';
import { listTexts as texts } from './listTexts';
import { idsIn, membersOf } from './members';

/** Typed values by field name. */
export type Fields = Readonly<Record<string, string>>;

export interface ListField {
  /** The name of the field on the wire. */
  name: string;
  label: string;
  hint?: string;
  kind: 'line' | 'lines' | 'amount' | 'choice' | 'members';
  isRequired?: true;
  /** Only for a choice. */
  options?: readonly { value: string; label: string }[];
  /** Returns the problem with the typed value, or null. */
  whyNot?: (typed: string) => string | null;
  /** Removes characters that the field cannot hold. */
  strip?: (typed: string) => string;
}

export const isFields = (value: unknown): value is Fields =>
  isRecord(value) && Object.values(value).every((one) => typeof one === 'string');

/** Formats `612.35` as Dutch text. */
const amountText = (value: unknown): string =>
  typeof value === 'number' ? value.toFixed(2).replace('.', ',') : '';

interface FieldKind {
  read: (value: unknown) => string;
  write: (typed: string) => unknown;
  whyNot?: (typed: string) => string | null;
}

const line: FieldKind = {
  read: (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : ''),
  write: (typed) => typed.trim() || null,
};

const kinds: Readonly<Record<ListField['kind'], FieldKind>> = {
  line,
  lines: line,
  choice: line,
  members: {
    read: (value) => membersOf(Array.isArray(value) ? value.map(line.read).filter(Boolean) : []),
    write: idsIn,
  },
  amount: {
    read: amountText,
    write: (typed) => readMoney(typed.trim()),
    whyNot: (typed) => (readMoney(typed) === null ? texts.amountInvalid : null),
  },
};

/** The values of a record for these fields; empty texts without a record. */
export const fieldsOf = (fields: readonly ListField[], record: Partial<ListRecord>): Fields =>
  Object.fromEntries(fields.map(({ name, kind }) => [name, kinds[kind].read(record[name])]));

/** Applies each field's `strip` to the typed values. */
export const stripped = (fields: readonly ListField[], values: Fields): Fields => ({
  ...values,
  ...Object.fromEntries(
    fields.flatMap(({ name, strip }) => (strip ? [[name, strip(lookUp(values, name) ?? '')]] : [])),
  ),
});

function whyNotField({ kind, isRequired, whyNot }: ListField, value: string, known: string): string | null {
  if (!isFilledIn(value)) return isRequired ? texts.required : null;
  if (value === known) return null;
  return kinds[kind].whyNot?.(value.trim()) ?? whyNot?.(value.trim()) ?? null;
}

export type Problems = Readonly<Record<string, string>>;

/** Returns the problems in the values. A value that the record already had is always valid, such as a discount. */
export const problemsIn = (fields: readonly ListField[], values: Fields, known: Fields): Problems =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const why = whyNotField(field, lookUp(values, field.name) ?? '', lookUp(known, field.name) ?? '');
      return why === null ? [] : [[field.name, why]];
    }),
  );

/** The typed values as the server expects them. */
export const bodyOf = (fields: readonly ListField[], values: Fields): Record<string, unknown> =>
  Object.fromEntries(fields.map(({ name, kind }) => [name, kinds[kind].write(lookUp(values, name) ?? '')]));

/** Omits empty fields of a new record, so that the server fills in its defaults, such as a title (AMB-263). */
export const withoutEmpty = (body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(body).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  );

export const changedBody = (
  fields: readonly ListField[],
  changes: Changes<Fields>,
): Record<string, unknown> =>
  bodyOf(
    fields.filter(({ name }) => changedNames(changes).includes(name)),
    changes.to,
  );

/** The name or title of a record. */
export const nameOf = (record: ListRecord): string =>
  line.read(record['name']) || line.read(record['title']) || texts.nameless;

/** The value of a field as readable text. */
export function wordsOf({ kind, options }: ListField, value: string): string {
  if (kind === 'members') return texts.members(idsIn(value).length);
  return options?.find((option) => option.value === value)?.label ?? value;
}

/** The readable values of a record, without those that repeat its name. */
export function detailsOf(fields: readonly ListField[], record: ListRecord): string[] {
  const said = fieldsOf(fields, record);
  return fields
    .filter(({ name }) => name !== 'name')
    .map((field) => wordsOf(field, lookUp(said, field.name) ?? ''))
    .filter((words) => words !== '' && words !== nameOf(record));
}
