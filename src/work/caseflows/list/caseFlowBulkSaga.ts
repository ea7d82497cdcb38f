import { updateCaseFlow } from '@/api/caseflows/caseFlows';
import { type BulkRecords, type BulkStep, runBulk } from '@/kit/livelist/bulkSaga';
import type { Assignee } from '@/domain/colleagues/assignee';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import { lookUp } from '@/lib/values';
import { caseFlowBulkTexts, caseFlowListTexts } from './caseFlowListTexts';
import { caseFlowList } from './caseFlowList';
import type { bulkRequested } from '../caseFlowsActions';
import { caseFlowMessages } from '../caseFlowMessages';
import { whyNotModify } from '../caseFlowPermissions';
import { caseFlowSync } from '../caseFlowSync';

type Seen = ReturnType<typeof bulkRequested>['payload']['seen'];

const ownerOf = ({ ownerModel }: CaseFlow): string | null => ownerModel?.id ?? null;

const isAsSeen = (caseFlow: CaseFlow, seen: Seen): boolean => {
  const shown = lookUp(seen ?? {}, caseFlow.id);
  return !shown || shown.owner === ownerOf(caseFlow);
};

const giveTo = (owner: Assignee, seen: Seen): BulkStep<CaseFlow> => ({
  ...caseFlowMessages.update,
  obstacle: (caseFlow, user) =>
    whyNotModify(caseFlow, user) ??
    (ownerOf(caseFlow) === owner.id ? caseFlowBulkTexts.messages.alreadyTheirs : null) ??
    (isAsSeen(caseFlow, seen) ? null : caseFlowBulkTexts.messages.changed),
  send: ({ id }) => updateCaseFlow(id, owner),
  isDone: (caseFlow) => caseFlow?.ownerModel?.id === owner.id,
});

const records: BulkRecords<CaseFlow> = {
  titleOf: ({ title }) => title || caseFlowListTexts.row.noTitle,
  ...caseFlowSync,
  messages: caseFlowBulkTexts.messages,
};

/** Gives the selected cases to another owner, each judged by its current record. */
export function* giveToOwner({ payload: { ids, owner, seen } }: ReturnType<typeof bulkRequested>) {
  yield* runBulk(caseFlowList, records, ids, giveTo(owner, seen));
}
