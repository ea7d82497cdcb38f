import { phoneField } from '@/domain/people/fields/phoneField';
import type { Circumstances, PersonField } from '@/domain/people/fields/personField';
import { fieldTexts } from '@/ui/fields/fieldTexts';
import { changedFields, changeOf, type PersonChanges } from './personChanges';

/** Problems by place in the form: `birthDate`, `emailAddresses.0`, `homeAddress.street`. */
export type Problems = Readonly<Record<string, string>>;

function problemsOfField(field: PersonField, changes: PersonChanges, circumstances: Circumstances) {
  const change = changeOf(changes, field);
  const found = change && field.check?.(change.to, change.from, circumstances);
  if (found === undefined || found === null) return [];
  if (typeof found === 'string') return [[field.name, found]];
  return Object.entries(found).flatMap(([part, problem]) =>
    problem === null ? [] : [[`${field.name}.${part}`, problem]],
  );
}

/** The problems of the changed fields; stored values are not judged. */
export const problemsOf = (changes: PersonChanges, circumstances: Circumstances): Problems =>
  Object.fromEntries(
    changedFields(changes).flatMap((field) => problemsOfField(field, changes, circumstances)),
  ) as Problems;

/** The phone numbers that were typed here, by their place in the form. */
export function newNumbersIn(changes: PersonChanges): Problems {
  const { from = [], to = [] } = changeOf(changes, phoneField) ?? {};
  const known = from.map(({ number }) => number);
  return Object.fromEntries(
    to.flatMap(({ number }, index) =>
      known.includes(number) ? [] : [[`${phoneField.name}.${String(index)}`, number]],
    ),
  );
}

/** The fields that the server refused, by their place in the form. */
export function refusedAt(refused: readonly string[], changes: PersonChanges): Problems {
  const fields = changedFields(changes);
  const placeOf = (name: string) => fields.find(({ refusedAs }) => refusedAs === name)?.name ?? name;
  return Object.fromEntries(refused.map((name) => [placeOf(name), fieldTexts.refused]));
}
