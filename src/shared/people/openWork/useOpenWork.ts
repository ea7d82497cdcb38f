import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { caseFlowQueries } from '@/api/caseflows/caseFlowQueries';
import { taskQueries } from '@/api/tasks/taskQueries';
import { useDebounced } from '@/core/hooks/useDebounced';
import { selectMay } from '@/core/session/sessionSlice';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import { DEFAULT_STATUS_CODES } from '@/domain/caseflows/caseFlowStatus';
import type { Page } from '@/domain/decode/page';
import type { Person } from '@/domain/people/person';
import type { Task } from '@/domain/tasks/task';
import type { Answer } from '@/ui/feedback/answer';

/** The number of results of a search by name that are looked through, because no search finds a person's work by id. */
const SEARCH_SIZE = 50;

/** In ms; a name that changes sooner is not searched for. */
const SETTLED_MS = 1_000;

/** Search results about a person; there may be more. */
export interface OpenWork<T> {
  answer: Answer<unknown>;
  found: readonly T[] | null;
  isAll: boolean;
  /** The name that was searched for. */
  name: string;
}

const isWhole = ({ total }: Page<unknown>): boolean => total <= SEARCH_SIZE;

/** Open tasks about a person that belong to the user or one of the user's groups. */
export function useOpenTasks({ id, name: latest }: Person): OpenWork<Task> {
  const may = useSelector(selectMay);
  const name = useDebounced(latest, SETTLED_MS);
  const answer = taskQueries.endpoints.foundTasks.useQuery(
    may('viewTask') && name !== '' ? { page: 0, pageSize: SEARCH_SIZE, searchQuery: name } : skipToken,
  );
  const { currentData: page } = answer;
  const found = page?.items.filter(({ relatedPerson }) => relatedPerson?.id === id) ?? null;
  return { answer, found, isAll: page ? isWhole(page) : false, name };
}

export function useOpenCases({ id, name: latest }: Person): OpenWork<CaseFlow> {
  const may = useSelector(selectMay);
  const name = useDebounced(latest, SETTLED_MS);
  const answer = caseFlowQueries.endpoints.otherCases.useQuery(
    may('viewCaseFlow') && name !== ''
      ? { page: 0, pageSize: SEARCH_SIZE, query: name, statusses: DEFAULT_STATUS_CODES }
      : skipToken,
  );
  const { currentData: page } = answer;
  const found = page?.items.filter(({ personId, relatedPerson }) => (personId ?? relatedPerson?.id) === id);
  return { answer, found: found ?? null, isAll: page ? isWhole(page) : false, name };
}
