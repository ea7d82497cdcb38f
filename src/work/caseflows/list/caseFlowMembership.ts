import type { CaseFlowSort } from '@/api/caseflows/caseFlows';
import type { Membership } from '@/kit/livelist/listEvents';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import { CaseFlowStatus, statusOfCode } from '@/domain/caseflows/caseFlowStatus';
import { isOneOf } from '@/domain/decode/received';
import type { User } from '@/domain/session/user';
import { addDays, lastDayOf } from '@/lib/dates/deadlineFilter';
import { toIsoInstant } from '@/lib/dates/instants';
import { searchText } from '@/lib/text';
import type { CaseFlowFilters } from './caseFlowFilters';
import { currentDeadline } from '../caseFlowsRules';

type Judge = (caseFlow: CaseFlow) => Membership;

const yes = (condition: boolean): Membership => (condition ? 'in' : 'out');

function byStatus({ statusses }: CaseFlowFilters): Judge {
  if (statusses.length === 0) return () => 'in';
  const wanted = statusses.map(statusOfCode);
  const known = Object.values(CaseFlowStatus);
  return ({ status }) => (isOneOf(known, status) ? yes(isOneOf(wanted, status)) : 'unsure');
}

function byCompletion({ completion }: CaseFlowFilters, now: number): Judge {
  if (completion === null) return () => 'in';
  const end = toIsoInstant(addDays(lastDayOf(completion, now), 1)) ?? '';
  return (caseFlow) => {
    const deadline = currentDeadline(caseFlow);
    return yes((deadline !== null && deadline < end) || caseFlow.steps.length === 0);
  };
}

/**
 * Returns one judge for many cases. It is unsure about a search for text or an executor, which only the server can do,
 * and about a case without steps, whose deadline and place are unknown.
 */
export function membership(filters: CaseFlowFilters, _user: User | null, now: number): Judge {
  const { caseType, owner, executor, query } = filters;
  const isAsked = executor !== null || searchText(query) !== '';
  const judges: Judge[] = [
    byStatus(filters),
    ({ type }) => yes(caseType === null || type === caseType),
    ({ ownerModel }) => yes(owner === null || ownerModel?.id === owner.id),
    byCompletion(filters, now),
    ({ steps }) => (isAsked || steps.length === 0 ? 'unsure' : 'in'),
  ];
  return (caseFlow) => {
    const verdicts = judges.map((judge) => judge(caseFlow));
    if (verdicts.includes('out')) return 'out';
    return verdicts.includes('unsure') ? 'unsure' : 'in';
  };
}

const orders: Record<CaseFlowSort, { key: (caseFlow: CaseFlow) => string | null; direction: 1 | -1 }> = {
  deadline: { key: currentDeadline, direction: 1 },
  deadlineDescending: { key: currentDeadline, direction: -1 },
  created: { key: ({ created }) => created, direction: 1 },
  createdDescending: { key: ({ created }) => created, direction: -1 },
};

/** Compares in the order of the server: cases without the moment come last, and equal moments are ordered by id. */
export function compareCaseFlows(sort: CaseFlowSort): (one: CaseFlow, other: CaseFlow) => number {
  const { key, direction } = orders[sort];
  return (one, other) => {
    const [a, b] = [key(one), key(other)];
    if (a === b) return one.id === other.id ? 0 : one.id < other.id ? -1 : 1;
    if (a === null) return 1;
    if (b === null) return -1;
    return a < b ? -direction : direction;
  };
}
