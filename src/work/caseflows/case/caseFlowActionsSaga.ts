import { takeEvery } from 'typed-redux-saga';
import { cancelCaseFlow, getCaseFlow, updateCaseFlow } from '@/api/caseflows/caseFlows';
import { draftKey } from '@/core/drafts/draftsSlice';
import { readUnchanged, refusedFor } from '@/core/submissions/colleagueWasFirst';
import { CaseFlowStatus } from '@/domain/caseflows/caseFlowStatus';
import type { Assignee } from '@/domain/colleagues/assignee';
import { caseFlowMessages } from '../caseFlowMessages';
import { whyNotCancel, whyNotModify } from '../caseFlowPermissions';
import { cancelRequested, caseFlowSurfaces, ownerChangeRequested } from '../caseFlowsActions';
import { perform } from './performCaseFlow';

export function* caseFlowActionsSaga() {
  yield* takeEvery(cancelRequested, cancel);
  yield* takeEvery(ownerChangeRequested, changeOwner);
}

function* cancel({ payload }: ReturnType<typeof cancelRequested>) {
  const { caseFlowId, cancelationStatusId, reason } = payload;
  yield* perform({
    subject: 'cancel',
    id: caseFlowId,
    caseFlowId,
    kind: 'updated',
    messages: caseFlowMessages.cancel,
    draft: draftKey(caseFlowSurfaces.cancel, caseFlowId),
    whyNot: whyNotCancel,
    send: () => cancelCaseFlow(caseFlowId, cancelationStatusId, reason.trim()),
    isDone: ({ status }) => status === CaseFlowStatus.Canceled,
  });
}

/** Reads the owner first, because a case whose owner differs from the one in the dialog is not written. */
async function giveTo(caseFlowId: string, owner: Assignee | null, seen: string | null | undefined) {
  if (seen !== undefined)
    await readUnchanged(
      caseFlowId,
      seen,
      getCaseFlow(caseFlowId).then(({ ownerModel }) => ownerModel?.id ?? null),
    );
  return updateCaseFlow(caseFlowId, owner);
}

function* changeOwner({ payload: { caseFlowId, owner, seen } }: ReturnType<typeof ownerChangeRequested>) {
  yield* perform({
    subject: 'update',
    id: caseFlowId,
    caseFlowId,
    kind: 'updated',
    messages: {
      ...caseFlowMessages.update,
      failure: refusedFor(caseFlowMessages.changed, caseFlowMessages.update.failure),
    },
    draft: draftKey(caseFlowSurfaces.owner, caseFlowId),
    whyNot: whyNotModify,
    send: () => giveTo(caseFlowId, owner, seen),
    isDone: ({ ownerModel }) => (ownerModel?.id ?? null) === (owner?.id ?? null),
  });
}
