import * as v from 'valibot';
import { sameValue } from '@/lib/sameValue';
import { type FieldValues, fieldSchemas, PERSON_FIELDS, type PersonField } from './personFields';

interface Change<T> {
  /** What the person said when it was changed. */
  from: T;
  to: T;
}

/** What somebody changed of a person, each field with what it was changed from. */
export type FieldChanges = { readonly [F in PersonField]?: Change<FieldValues[F]> };

export const nothingChanged: FieldChanges = {};

const Changes = v.object(
  Object.fromEntries(
    Object.entries(fieldSchemas).map(([field, schema]) => [
      field,
      v.optional(v.object({ from: schema, to: schema })),
    ]),
  ),
);

export const isFieldChanges = (value: unknown): value is FieldChanges => v.is(Changes, value);

export const changedFields = (changes: FieldChanges): PersonField[] =>
  PERSON_FIELDS.filter((field) => changes[field] !== undefined);

/** The fields as the form shows them: what was not touched follows the person. */
export const withChanges = (values: FieldValues, changes: FieldChanges): FieldValues => ({
  ...values,
  ...Object.fromEntries(changedFields(changes).map((field) => [field, changes[field]?.to])),
});

/** A field that is put back to what it was changed from is no change. */
export function withChange<F extends PersonField>(
  changes: FieldChanges,
  values: FieldValues,
  field: F,
  to: FieldValues[F],
): FieldChanges {
  const from = changes[field]?.from ?? values[field];
  const others = withoutChange(changes, field);
  return sameValue(from, to) ? others : { ...others, [field]: { from, to } };
}

/** The person's own value again. */
export function withoutChange(changes: FieldChanges, field: PersonField): FieldChanges {
  const others = { ...changes };
  Reflect.deleteProperty(others, field);
  return others;
}

/** The fields that I changed and a colleague changed too, into something else (W5). */
export const conflictsIn = (changes: FieldChanges, values: FieldValues): PersonField[] =>
  changedFields(changes).filter((field) => {
    const change = changes[field];
    return !sameValue(change?.from, values[field]) && !sameValue(change?.to, values[field]);
  });

/** My version stays; what the colleague did has been seen. */
export const basedOn = (changes: FieldChanges, values: FieldValues): FieldChanges =>
  Object.fromEntries(
    changedFields(changes).map((field) => [field, { from: values[field], to: changes[field]?.to }]),
  );
