import type { CaseFlowQuery } from '@/api/caseFlows';
import type { Assignee } from '@/domain/assignee';
import type { CaseFlow } from '@/domain/caseFlow';
import { type CaseFlowStatusCode, DEFAULT_STATUS_CODES, statusOfCode } from '@/domain/caseFlowStatus';
import type { User } from '@/domain/user';
import { PAGE_SIZE_MAX, WORKLOAD_PAGE_SIZE } from './caseFlowsConstants';
import { currentDeadline } from './caseFlowsRules';

/** What the workload is asked; `pageSize` counts within each owner. */
export interface WorkloadQuestion {
  statusses: readonly CaseFlowStatusCode[];
  pageSize: number;
}

export const noQuestion: WorkloadQuestion = {
  statusses: DEFAULT_STATUS_CODES,
  pageSize: WORKLOAD_PAGE_SIZE,
};

/** `size` counts when it is a whole number from 1 to 100 (AMB-084). */
export function pageSizeFrom(search: URLSearchParams): number {
  const size = search.get('size') ?? '';
  const number = /^\d{1,3}$/.test(size) ? Number(size) : 0;
  return number > 0 && number <= PAGE_SIZE_MAX ? number : WORKLOAD_PAGE_SIZE;
}

export const questionFromSearch = (search: URLSearchParams): WorkloadQuestion => ({
  ...noQuestion,
  pageSize: pageSizeFrom(search),
});

export const sameQuestion = (one: WorkloadQuestion, other: WorkloadQuestion): boolean =>
  one.pageSize === other.pageSize && one.statusses.join() === other.statusses.join();

export const toQuery = (
  { statusses }: WorkloadQuestion,
  place: { page: number; pageSize: number },
  owner: Assignee | null,
): CaseFlowQuery => ({ ...place, statusses, ...(owner && { ownerRoleId: owner.id }) });

export type Verdict = 'in' | 'out' | 'unsure';
export type Judge = (caseFlow: CaseFlow) => Verdict;

export const judgeOf = ({ statusses }: WorkloadQuestion, _user: User, _now: number): Judge => {
  const wanted = statusses.map(statusOfCode);
  return ({ status }) => (wanted.includes(status) ? 'in' : 'out');
};

const LAST = '~';

export const compareCaseFlows =
  (_question: WorkloadQuestion) =>
  (one: CaseFlow, other: CaseFlow): number => {
    const [a, b] = [currentDeadline(one) ?? LAST, currentDeadline(other) ?? LAST];
    if (a !== b) return a < b ? -1 : 1;
    return one.id < other.id ? -1 : one.id > other.id ? 1 : 0;
  };
