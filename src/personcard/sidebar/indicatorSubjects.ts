import type { IndicatorSubjects } from '@/api/indicators';
import type { Contract } from '@/domain/contract';
import { type Person, rolesOf } from '@/domain/person';

/** What must be known before anything is said; a part is null until it is there. */
interface Known {
  person: Person;
  /** Each that this colleague may read has come. */
  isComplete: boolean;
  contracts: readonly Contract[];
}

/** About what there may be something to know: the person, each role and each contract; null as long as a part is missing (001 §5). */
export const indicatorSubjects = ({ person, isComplete, contracts }: Known): IndicatorSubjects | null =>
  isComplete
    ? {
        keys: [
          person.id,
          ...rolesOf(person).flatMap((role) => person.roles[role] ?? []),
          ...contracts.map(({ id }) => id),
        ],
        models: [person, ...contracts],
      }
    : null;
