import * as v from 'valibot';
import {
  type FieldKind,
  fieldKinds,
  type FieldOf,
  type FieldValue,
  type PersonField,
  type ValueOf,
} from '@/domain/person/fields/personField';
import { personFields } from '@/domain/person/fields/personFields';
import type { Person } from '@/domain/person/person';
import { sameValue } from '@/lib/values';

interface Change {
  /** What the person said when it was changed. */
  from: FieldValue;
  to: FieldValue;
  /** What an answer took the place of, and can be put back. */
  aside?: FieldValue;
}

/** What somebody changed of a person, by the name of the field. */
export type FieldChanges = Readonly<Record<string, Change>>;

export const nothingChanged: FieldChanges = {};

const Changes = v.object(
  Object.fromEntries(
    personFields.map(({ name, kind }) => [
      name,
      v.optional(
        v.object({ from: fieldKinds[kind], to: fieldKinds[kind], aside: v.optional(fieldKinds[kind]) }),
      ),
    ]),
  ),
);

export const isFieldChanges = (value: unknown): value is FieldChanges => v.is(Changes, value);

export const changedFields = (changes: FieldChanges): PersonField[] =>
  personFields.filter(({ name }) => changes[name] !== undefined);

/** What was made of a field; its kind is that of the field, which `isFieldChanges` sees to. */
export const changeOf = <K extends FieldKind>(changes: FieldChanges, { name }: FieldOf<K>) =>
  changes[name] as { from: ValueOf<K>; to: ValueOf<K>; aside?: ValueOf<K> } | undefined;

/** A field as the form shows it: what was not touched follows the person. */
export const valueIn = <K extends FieldKind>(
  changes: FieldChanges,
  field: FieldOf<K>,
  person: Person,
): ValueOf<K> => changeOf(changes, field)?.to ?? field.read(person);

/** A field that is put back to what it was changed from is no change, unless something of it was put aside. */
export function withChange<K extends FieldKind>(
  changes: FieldChanges,
  field: FieldOf<K>,
  person: Person,
  to: ValueOf<K>,
  aside: ValueOf<K> | null = changeOf(changes, field)?.aside ?? null,
): FieldChanges {
  const from = changeOf(changes, field)?.from ?? field.read(person);
  const others = withoutChange(changes, field.name);
  if (aside !== null) return { ...others, [field.name]: { from, to, aside } };
  return sameValue(from, to) ? others : { ...others, [field.name]: { from, to } };
}

/** The person's own value again. */
export function withoutChange(changes: FieldChanges, name: string): FieldChanges {
  const others = { ...changes };
  Reflect.deleteProperty(others, name);
  return others;
}

/** The fields that I changed and a colleague changed too, into something else (W5). */
export const conflictsIn = (changes: FieldChanges, person: Person): PersonField[] =>
  changedFields(changes).filter((field) => {
    const change = changeOf(changes, field);
    const now = field.read(person);
    return !sameValue(change?.from, now) && !sameValue(change?.to, now);
  });

/** My version stays; what the colleague did has been seen. */
export const basedOn = (changes: FieldChanges, person: Person): FieldChanges =>
  Object.fromEntries(
    changedFields(changes).map((field) => [
      field.name,
      { ...changes[field.name], from: field.read(person), to: valueIn(changes, field, person) },
    ]),
  );
