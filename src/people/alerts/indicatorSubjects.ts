import type { IndicatorSubjects } from '@/api/indicators';
import type { Contract } from '@/domain/contract';
import { type Person, rolesOf } from '@/domain/person';

/** About what there may be something to know: a person, each of their roles and each contract (001 §7). */
export const indicatorSubjects = (person: Person, contracts: readonly Contract[]): IndicatorSubjects => ({
  keys: [
    person.id,
    ...rolesOf(person).flatMap((role) => person.roles[role] ?? []),
    ...contracts.map(({ id }) => id),
  ],
  models: [person, ...contracts],
});
