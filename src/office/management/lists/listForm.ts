import { HttpError } from '@/api/http/httpError';
import type { QueryTag } from '@/api/http/queries';
import {
  createListRecord,
  listQueries,
  type ListRecord,
  readListRecord,
  readListRecords,
  updateListRecord,
} from '@/api/lists/lists';
import { to } from '@/core/paths';
import { defineForm } from '@/kit/form/defineForm';
import { type Field, type FieldOptions, line } from '@/kit/form/fields';
import { readMoney } from '@/lib/formatNumber';
import { lookUp, sameValue } from '@/lib/values';
import { listTexts as texts } from './listTexts';
import type { ListTitle } from './listTitles';

const NOT_FOUND = 404;
const CONFLICT = 409;

type Fields = Readonly<Record<string, unknown>>;
export type ListFields = Readonly<Record<string, Field<unknown>>>;

/** An amount in euros; `612.35` is typed as `612,35`. */
export const amount = (options: FieldOptions<string>): Field<string> => ({
  ...line(options),
  read: (value) => (typeof value === 'number' ? value.toFixed(2).replace('.', ',') : ''),
  write: readMoney,
  whyNot: (typed) => (readMoney(typed) === null ? texts.amountInvalid : null),
});

/** Omits empty fields of a new record, so that the server fills in its defaults, such as a title (AMB-263). */
export const withoutEmpty = (body: Fields): Fields =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null && !sameValue(value, [])));

/** Compares only filled in fields, because the server may have filled in the others. */
const saysAll = (one: ListRecord, sent: Fields): boolean =>
  Object.entries(withoutEmpty(sent)).every(([name, value]) => sameValue(lookUp(one, name), value));

export const listForm = (
  { list, path, one }: ListTitle,
  fields: ListFields,
  invalidates: readonly QueryTag[],
) =>
  defineForm<Fields, ListRecord, ListRecord, Fields>({
    name: `lists/save/${list}`,
    surface: `list-${list}`,
    draft: (record) => ({
      title: texts.draft(one, record === null ? texts.newRecord : nameOf(record)),
      href: to.managedList(path),
    }),
    fields,
    read: () => ({}),
    change: {
      async read(id) {
        const record = await readListRecord(list, id);
        if (record === undefined) throw new HttpError('refused', NOT_FOUND, id);
        return record;
      },
      write: (id, body) => updateListRecord(list, id, body),
      shown: listQueries.endpoints.listRecord,
    },
    add: {
      post: (body) => createListRecord(list, withoutEmpty(body)),
      async readSame(sent) {
        const all = await readListRecords(list);
        return all.filter((record) => saysAll(record, sent)).map(({ id }) => id);
      },
      texts: texts.adding,
    },
    stale: ['lists', ...invalidates],
    refused: ({ status }) =>
      status === CONFLICT ? { text: texts.nameTaken, reason: '', fields: ['name'] } : null,
    texts,
  });

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The name or title of a record. */
export const nameOf = (record: ListRecord): string =>
  textOf(record['name']) || textOf(record['title']) || texts.nameless;

/** The readable values of a record, without those that repeat its name. */
export const detailsOf = (fields: ListFields, record: ListRecord): string[] =>
  Object.entries(fields)
    .filter(([name]) => name !== 'name')
    .map(([name, field]) => field.words(field.read(record[name])))
    .filter((words) => words !== '' && words !== nameOf(record));
