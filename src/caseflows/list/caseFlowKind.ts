import { type CaseFlowSort, getCaseFlowPage } from '@/api/caseFlows';
import type { Change, ChangingKind } from '@/core/windowedList/windowKind';
import type { CaseFlow } from '@/domain/caseFlow';
import { CaseFlowStatus } from '@/domain/caseFlowStatus';
import type { CaseFlowEvent } from '@/hubs/caseFlowEvents';
import { type CaseFlowFilters, noFilters, sameFilters, toCaseFlowQuery } from './caseFlowFilters';
import { compareCaseFlows, membership } from './caseFlowMembership';
import { CASE_FLOW_PAGE_SIZE } from '../caseFlowsConstants';
import { currentDeadline, summaryOf } from '../caseFlowsRules';

/** All that a row says of a case. */
const shown = (caseFlow: CaseFlow): readonly unknown[] => [
  caseFlow.lastModified,
  caseFlow.status,
  caseFlow.title,
  caseFlow.type,
  caseFlow.created,
  caseFlow.ownerModel?.id,
  caseFlow.ownerModel?.name,
  caseFlow.relatedPerson?.name,
  caseFlow.relatedPerson?.id,
  summaryOf(caseFlow),
  currentDeadline(caseFlow),
];

const looksSame = (one: CaseFlow, other: CaseFlow): boolean => {
  const others = shown(other);
  return shown(one).every((fact, index) => fact === others[index]);
};

/** The cases, as the windowed list knows them. */
export const caseFlowKind: ChangingKind<CaseFlow, CaseFlowFilters, CaseFlowSort> = {
  noQuestion: { filters: noFilters, sort: 'deadline' },
  pageSize: CASE_FLOW_PAGE_SIZE,
  fetchPage: ({ filters, sort }, place, signal) =>
    getCaseFlowPage(toCaseFlowQuery(filters, sort, place, Date.now()), signal),
  sameFilters,
  membership,
  compare: compareCaseFlows,
  looksSame,
  /** A record without steps says nothing about them. */
  merge: (held, incoming) => (incoming.steps.length === 0 ? { ...incoming, steps: held.steps } : incoming),
  isDeleted: () => false,
  showsDeleted: () => false,
};

/**
 * A step that was picked up or finished: the row of a case that was only received is in behandeling at once; what is true is
 * in the record, which comes along or is fetched (000 §4.3, AMB-094).
 */
function picked({ kind }: CaseFlowEvent, held: CaseFlow | undefined): CaseFlow | null {
  const isAboutStep = kind === 'stepPickedUp' || kind === 'stepFinished';
  const marks = isAboutStep && held?.status === CaseFlowStatus.Submitted;
  return marks ? { ...held, status: CaseFlowStatus.PickedUp } : null;
}

/** What an event means for the list. Only an answer says that a case is gone. */
export function toChange(
  event: CaseFlowEvent,
  source: 'hub' | 'answer',
  held: CaseFlow | undefined,
): Change<CaseFlow> {
  const { caseFlowId: id, caseFlow } = event;
  if (caseFlow === null && source === 'answer') return { change: 'deleted', id, item: null };
  return { change: 'changed', id, item: caseFlow ?? picked(event, held) };
}
