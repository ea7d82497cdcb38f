import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCallback, useMemo } from 'react';
import type { SearchKind } from '@/core/paths';
import { unitQueries } from '@/api/properties/units';
import { peopleQueries } from '@/api/people/peopleQueries';
import { useMayOpen } from '@/core/openable';
import type { Page } from '@/domain/decode/page';
import type { Person } from '@/domain/people/person';
import type { Answer } from '@/ui/feedback/answer';
import { cardPattern, type Found, foundComplex, foundPerson, foundUnit } from './found';
import { sections } from './sections';
import { type KnownPerson, type PersonAlert, useKnownPeople, usePeople } from '@/shared/people';

const { foundPeople } = peopleQueries.endpoints;
const { foundUnits, foundComplexes } = unitQueries.endpoints;

interface Question {
  text: string;
  page: number;
  pageSize: number;
}

export interface FoundAnswer extends Answer<Page<Found>> {
  /** The previous results, while the next are loading. */
  earlier: Page<Found> | undefined;
}

interface Asked<T> extends Answer<Page<T>> {
  data?: Page<T> | undefined;
}

/** Keeps the same objects for the same page, so that unchanged rows do not render again. */
function useAsFound<T>(kind: SearchKind, asked: Asked<T>, toFound: (item: T) => Found): FoundAnswer {
  const { data, currentData, ...answer } = asked;
  const opens = useMayOpen(cardPattern(kind));
  const earlier = useMemo(
    () =>
      data && {
        ...data,
        items: data.items.map(toFound).map((found) => ({ ...found, canOpen: found.canOpen && opens })),
      },
    [data, toFound, opens],
  );
  const { error, isFetching, isError, refetch } = answer;
  /* An answer to the present query is also the last answer, which is in `earlier`. */
  return {
    earlier,
    currentData: currentData === undefined ? undefined : earlier,
    error,
    isFetching,
    isError,
    refetch,
  };
}

/** Searches one kind; sends nothing without a query. */
export function useFound(kind: SearchKind, question: Question | null): FoundAnswer {
  const { roles } = sections[kind];
  const isPeople = roles.length > 0;
  const people = foundPeople.useQuery(isPeople && question ? { ...question, roles } : skipToken);
  const units = foundUnits.useQuery(kind === 'units' && question ? question : skipToken);
  const complexes = foundComplexes.useQuery(kind === 'complexes' && question ? question : skipToken);
  const toFound = useCallback((person: Person) => foundPerson(kind, person), [kind]);
  const foundAmongPeople = useAsFound(kind, people, toFound);
  const foundAmongUnits = useAsFound('units', units, foundUnit);
  const foundAmongComplexes = useAsFound('complexes', complexes, foundComplex);
  if (isPeople) return foundAmongPeople;
  return kind === 'units' ? foundAmongUnits : foundAmongComplexes;
}

const RELATIONS: readonly SearchKind[] = ['tenants', 'vendors'];

const isColleague = ({ kind }: Pick<Found, 'kind'>): boolean => kind === 'colleagues';

export const isRelation = ({ kind }: Pick<Found, 'kind'>): boolean => RELATIONS.includes(kind);

const NO_ALERTS: readonly PersonAlert[] = [];

/** Returns more facts than a search gives: for relations also their alerts, for colleagues which user they are. */
export function useKnownFound(found: readonly Found[]): (found: Found) => KnownPerson | undefined {
  const known = useKnownPeople(found.filter(isRelation).map(({ id }) => id));
  const colleagues = usePeople(found.filter(isColleague).map(({ id }) => id));
  const asKnown = useMemo(
    () => new Map(colleagues.map((person) => [person.id, { person, alerts: NO_ALERTS }])),
    [colleagues],
  );
  return ({ id }) => known.get(id) ?? asKnown.get(id);
}
