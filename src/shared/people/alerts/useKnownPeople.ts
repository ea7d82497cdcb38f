import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { indicatorQueries } from '@/api/people/indicators';
import { personQueries } from '@/api/people/personQueries';
import { useDebounced } from '@/core/hooks/useDebounced';
import { selectMay } from '@/core/session/sessionSlice';
import type { Indicator } from '@/domain/people/indicator';
import type { Person } from '@/domain/people/person';
import { sameId } from '@/lib/guid';
import { alertsOf, type PersonAlert, indicatorSubjects } from './personAlerts';

/** In ms. Search results cause no request until they stay the same for this long, because the user may be typing. */
const SETTLED_MS = 500;

const NO_PEOPLE: Person[] = [];
const NO_INDICATORS: Indicator[] = [];

/** A person in a list, with their alerts. */
export interface KnownPerson {
  person: Person;
  alerts: readonly PersonAlert[];
}

/** The people with these ids, once the ids have been unchanged for a while. */
export function usePeople(ids: readonly string[]): readonly Person[] {
  const may = useSelector(selectMay)('customerCard');
  const settled = useDebounced(ids.join(), SETTLED_MS);
  const { currentData: people = NO_PEOPLE } = personQueries.endpoints.people.useQuery(
    may && settled !== '' ? settled.split(',') : skipToken,
  );
  return people;
}

/**
 * The people in a list and their alerts, by id. It takes two requests for any number of people: one for the people and
 * one for their indicators. Contracts would take a request per person, so their indicators are shown only where a
 * person is opened.
 */
export function useKnownPeople(ids: readonly string[]): ReadonlyMap<string, KnownPerson> {
  const people = usePeople(ids);
  const known = useMemo(
    () => people.map((person) => ({ person, subjects: indicatorSubjects(person, []) })),
    [people],
  );
  const { currentData: indicators = NO_INDICATORS } = indicatorQueries.endpoints.indicators.useQuery(
    known.length === 0
      ? skipToken
      : {
          keys: known.flatMap(({ subjects }) => subjects.keys),
          models: known.flatMap(({ subjects }) => subjects.models),
        },
  );
  return useMemo(
    () =>
      new Map(
        known.map(({ person, subjects }) => {
          const theirs = indicators.filter(({ key }) => subjects.keys.some((own) => sameId(own, key)));
          return [person.id, { person, alerts: alertsOf(person, theirs) }];
        }),
      ),
    [known, indicators],
  );
}
