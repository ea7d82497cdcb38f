import * as v from 'valibot';
import {
  type FieldKind,
  fieldKinds,
  type FieldOf,
  type FieldValue,
  type PersonField,
  type ValueOf,
} from '@/domain/people/fields/personField';
import { personFields } from '@/domain/people/fields/personFields';
import type { Person } from '@/domain/people/person';
import { sameValue } from '@/lib/values';

interface Change {
  /** The value when it was changed. */
  from: FieldValue;
  to: FieldValue;
  /** The value that an answer replaced, which can be restored. */
  aside?: FieldValue;
}

/** The changes to a person, by the name of the field. */
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

/** The change of a field; `isFieldChanges` ensures that it has the field's kind. */
export const changeOf = <K extends FieldKind>(changes: FieldChanges, { name }: FieldOf<K>) =>
  changes[name] as { from: ValueOf<K>; to: ValueOf<K>; aside?: ValueOf<K> } | undefined;

/** The value that the form shows: unchanged fields follow the person. */
export const valueIn = <K extends FieldKind>(
  changes: FieldChanges,
  field: FieldOf<K>,
  person: Person,
): ValueOf<K> => changeOf(changes, field)?.to ?? field.read(person);

/** A field whose original value is restored is no change, unless a replaced value is kept for it. */
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

/** Resets the field to the person's value. */
export function withoutChange(changes: FieldChanges, name: string): FieldChanges {
  const others = { ...changes };
  Reflect.deleteProperty(others, name);
  return others;
}

/** The changed fields that a colleague also changed, to another value (W5). */
export const conflictsIn = (changes: FieldChanges, person: Person): PersonField[] =>
  changedFields(changes).filter((field) => {
    const change = changeOf(changes, field);
    const now = field.read(person);
    return !sameValue(change?.from, now) && !sameValue(change?.to, now);
  });

/** Keeps the user's version; the colleague's change counts as seen. */
export const basedOn = (changes: FieldChanges, person: Person): FieldChanges =>
  Object.fromEntries(
    changedFields(changes).map((field) => [
      field.name,
      { ...changes[field.name], from: field.read(person), to: valueIn(changes, field, person) },
    ]),
  );
