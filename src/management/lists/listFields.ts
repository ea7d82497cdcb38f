import type { ListRecord } from '@/api/lists/lists';
import type { Changes } from '@/lib/fieldChanges';
import { changedNames } from '@/lib/fieldChanges';
import { readMoney } from '@/lib/formatNumber';
import { isFilledIn } from '@/lib/text';
import { isRecord, lookUp } from '@/lib/values';
import { listTexts as texts } from './listTexts';
import { idsIn, membersOf } from './members';

/** What is typed, by the name of the field. */
export type Fields = Readonly<Record<string, string>>;

export interface ListField {
  /** As on the wire. */
  name: string;
  label: string;
  hint?: string;
  kind: 'line' | 'lines' | 'amount' | 'choice' | 'members';
  isRequired?: true;
  /** Of a choice. */
  options?: readonly { value: string; label: string }[];
  /** What is wrong with what was typed, where something is. */
  whyNot?: (typed: string) => string | null;
  /** Leaves out what the field cannot hold. */
  strip?: (typed: string) => string;
}

export const isFields = (value: unknown): value is Fields =>
  isRecord(value) && Object.values(value).every((one) => typeof one === 'string');

/** `612.35` as people write it. */
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

/** What a record says in these fields; no record says nothing. */
export const fieldsOf = (fields: readonly ListField[], record: Partial<ListRecord>): Fields =>
  Object.fromEntries(fields.map(({ name, kind }) => [name, kinds[kind].read(record[name])]));

/** What was typed without what its fields cannot hold. */
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

/** What the record held before may stay, a discount for one. */
export const problemsIn = (fields: readonly ListField[], values: Fields, known: Fields): Problems =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const why = whyNotField(field, lookUp(values, field.name) ?? '', lookUp(known, field.name) ?? '');
      return why === null ? [] : [[field.name, why]];
    }),
  );

/** As the server takes it. */
export const bodyOf = (fields: readonly ListField[], values: Fields): Record<string, unknown> =>
  Object.fromEntries(fields.map(({ name, kind }) => [name, kinds[kind].write(lookUp(values, name) ?? '')]));

/** The server fills in what a new record leaves out, a title for one (AMB-263). */
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

/** What a record is called. */
export const nameOf = (record: ListRecord): string =>
  line.read(record['name']) || line.read(record['title']) || texts.nameless;

/** What a field holds, as people read it. */
export function wordsOf({ kind, options }: ListField, value: string): string {
  if (kind === 'members') return texts.members(idsIn(value).length);
  return options?.find((option) => option.value === value)?.label ?? value;
}

/** What else it says, in words; its name is not said twice. */
export function detailsOf(fields: readonly ListField[], record: ListRecord): string[] {
  const said = fieldsOf(fields, record);
  return fields
    .filter(({ name }) => name !== 'name')
    .map((field) => wordsOf(field, lookUp(said, field.name) ?? ''))
    .filter((words) => words !== '' && words !== nameOf(record));
}
