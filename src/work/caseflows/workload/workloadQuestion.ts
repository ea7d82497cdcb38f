import type { CaseFlowQuery, CaseFlowSort } from '@/api/caseflows/caseFlows';
import type { Place } from '@/kit/livelist/defineList';
import type { Question } from '@/kit/livelist/listState';
import type { Assignee } from '@/domain/colleagues/assignee';
import {
  type CaseFlowFilters,
  filtersFromSearch,
  filtersToSearch,
  noFilters,
  pageSizeFrom,
  sameFilters,
  toCaseFlowQuery,
} from '../list/caseFlowFilters';

export const WORKLOAD_PAGE_SIZE = 4;

/** The question of the workload to the server: the filters of the overview; `pageSize` counts within each owner. */
export interface WorkloadQuestion extends Question<CaseFlowFilters, CaseFlowSort> {
  pageSize: number;
}

export const noQuestion: WorkloadQuestion = {
  filters: noFilters,
  sort: 'deadline',
  pageSize: WORKLOAD_PAGE_SIZE,
};

/** Reads the question from the address; without `size` the page size is that of the workload, not of the list. */
export function questionFromSearch(search: URLSearchParams, mayOrder: boolean): WorkloadQuestion {
  const { filters, sort } = filtersFromSearch(search);
  return {
    filters,
    sort: mayOrder ? sort : noQuestion.sort,
    pageSize: pageSizeFrom(search, WORKLOAD_PAGE_SIZE),
  };
}

export function questionToSearch({ filters, sort, pageSize }: WorkloadQuestion): URLSearchParams {
  const search = filtersToSearch({ filters, sort });
  if (pageSize !== WORKLOAD_PAGE_SIZE) search.set('size', String(pageSize));
  return search;
}

export const sameQuestion = (one: WorkloadQuestion, other: WorkloadQuestion): boolean =>
  one.pageSize === other.pageSize && one.sort === other.sort && sameFilters(one.filters, other.filters);

/** With an owner, the query asks for the cases of that owner only. */
export const toQuery = (
  { filters, sort }: WorkloadQuestion,
  place: Place,
  owner: Assignee | null,
): CaseFlowQuery => ({
  ...toCaseFlowQuery(filters, sort, place, Date.now()),
  ...(owner && { ownerRoleId: owner.id }),
});
