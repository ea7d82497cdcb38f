import { type CaseFlowSort, updateCaseFlow } from '@/api/caseFlows';
import { type BulkOf, type BulkStep, runBulk } from '@/core/windowedList/bulkSaga';
import type { Assignee } from '@/domain/assignee';
import type { CaseFlow } from '@/domain/caseFlow';
import { caseFlowBulkTexts } from './caseFlowBulkTexts';
import type { CaseFlowFilters } from './caseFlowFilters';
import { type bulkRequested, caseFlowOverview } from './caseFlowListActions';
import { caseFlowListTexts } from './caseFlowListTexts';
import { caseFlowMessages } from '../caseFlowMessages';
import { whyNotModify } from '../caseFlowPermissions';
import { selectOverview } from '../caseFlowsSelectors';
import type { WithCaseFlows } from '../caseFlowsSlice';
import { applyToCaseFlows, fetchTruth, refetch } from '../caseFlowSync';

const giveTo = (owner: Assignee): BulkStep<CaseFlow> => ({
  failure: caseFlowMessages.update.failure,
  obstacle: (caseFlow, user) =>
    whyNotModify(caseFlow, user) ??
    (caseFlow.ownerModel?.id === owner.id ? caseFlowBulkTexts.messages.alreadyTheirs : null),
  send: ({ id }) => updateCaseFlow(id, owner),
  isDone: (caseFlow) => caseFlow?.ownerModel?.id === owner.id,
});

const bulk: BulkOf<CaseFlow, CaseFlowFilters, CaseFlowSort, WithCaseFlows> = {
  actions: caseFlowOverview,
  selectOverview,
  titleOf: ({ title }) => title || caseFlowListTexts.row.noTitle,
  fetchTruth,
  *apply(caseFlow) {
    const event = { kind: 'updated', caseFlowId: caseFlow.id, stepId: null, caseFlow } as const;
    yield* applyToCaseFlows('answer', [event]);
  },
  refetch,
  messages: caseFlowBulkTexts.messages,
};

/** The selected cases go to another owner, each judged by its record as it is now. */
export function* giveToOwner({ payload: { ids, owner } }: ReturnType<typeof bulkRequested>) {
  yield* runBulk(bulk, ids, giveTo(owner));
}
