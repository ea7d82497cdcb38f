import type { CaseFlowQuery } from '@/api/caseflows/caseFlows';
import type { Place } from '@/kit/livelist/defineList';
import type { Assignee } from '@/domain/colleagues/assignee';
import { defineQuestion, type ValueOf } from '@/lib/question';
import { caseFlowFilters, caseFlowSort, pageSizeIn, toCaseFlowQuery } from '../list/caseFlowFilters';

export const WORKLOAD_PAGE_SIZE = 4;

/** The question of the workload to the server: the filters of the overview; `pageSize` counts within each owner. */
export const workloadQuestion = defineQuestion({
  filters: caseFlowFilters,
  sort: caseFlowSort,
  pageSize: pageSizeIn(WORKLOAD_PAGE_SIZE),
});
export type WorkloadQuestion = ValueOf<typeof workloadQuestion>;

export const noQuestion = workloadQuestion.none;

export function questionFromSearch(search: URLSearchParams, mayOrder: boolean): WorkloadQuestion {
  const question = workloadQuestion.read(search);
  return mayOrder ? question : { ...question, sort: noQuestion.sort };
}

/** With an owner, the query asks for the cases of that owner only. */
export const toQuery = (
  { filters, sort }: WorkloadQuestion,
  place: Place,
  owner: Assignee | null,
): CaseFlowQuery => ({
  ...toCaseFlowQuery(filters, sort, place, Date.now()),
  ...(owner && { ownerRoleId: owner.id }),
});
