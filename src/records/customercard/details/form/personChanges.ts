import * as v from 'valibot';
import {
  type FieldKind,
  fieldKinds,
  type FieldOf,
  type PersonField,
  type ValueOf,
} from '@/domain/people/fields/personField';
import { personFields } from '@/domain/people/fields/personFields';
import type { Person } from '@/domain/people/person';
import { type Changes, changedNames } from '@/lib/fieldChanges';

/** The values of the fields, and the values that a lookup replaced, which are kept so that they can be restored. */
type PersonValues = Readonly<Record<string, unknown>>;
export type PersonChanges = Changes<PersonValues>;

/**
 * The name under which the value that a lookup replaced is kept. The kept value is null until a lookup replaces one.
 */
export const asideName = (name: string): string => `${name}/aside`;

export const personSchemas = Object.fromEntries(
  personFields.flatMap(({ name, kind }): [string, v.GenericSchema][] => [
    [name, fieldKinds[kind]],
    [asideName(name), v.nullable<v.GenericSchema>(fieldKinds[kind])],
  ]),
);

export const valuesOf = (person: Person): PersonValues =>
  Object.fromEntries(
    personFields.flatMap((field) => [
      [field.name, field.read(person)],
      [asideName(field.name), null],
    ]),
  );

export function changedFields(changes: PersonChanges): PersonField[] {
  const names = changedNames(changes);
  return personFields.filter(({ name }) => names.includes(name));
}

/** The change of a field; the schemas ensure that it has the field's kind. */
export const changeOf = <K extends FieldKind>(changes: PersonChanges, { name }: FieldOf<K>) =>
  changedNames(changes).includes(name)
    ? { from: changes.from[name] as ValueOf<K>, to: changes.to[name] as ValueOf<K> }
    : undefined;
