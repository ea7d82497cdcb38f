import { takeEvery } from 'typed-redux-saga';
import { cancelCaseFlow, updateCaseFlow } from '@/api/caseFlows';
import { closeDialogs } from '@/core/dialogs/closeDialogs';
import { draftKey } from '@/core/drafts/draftsSlice';
import { CaseFlowStatus } from '@/domain/caseflow/caseFlowStatus';
import { caseFlowMessages } from '../caseFlowMessages';
import { whyNotCancel, whyNotModify } from '../caseFlowPermissions';
import { cancelRequested, caseFlowSurfaces, ownerChangeRequested } from '../caseFlowsActions';
import { perform } from './performCaseFlow';

/** Cancels a case, and gives it to another owner. */
export function* caseFlowActionsSaga() {
  yield* takeEvery(cancelRequested, cancel);
  yield* takeEvery(ownerChangeRequested, changeOwner);
}

function* cancel({ payload }: ReturnType<typeof cancelRequested>) {
  const { caseFlowId, cancelationStatusId, reason } = payload;
  const done = yield* perform({
    subject: 'caseflows/cancel',
    id: caseFlowId,
    caseFlowId,
    kind: 'updated',
    messages: caseFlowMessages.cancel,
    draft: draftKey(caseFlowSurfaces.cancel, caseFlowId),
    whyNot: whyNotCancel,
    send: () => cancelCaseFlow(caseFlowId, cancelationStatusId, reason.trim()),
    isDone: ({ status }) => status === CaseFlowStatus.Canceled,
  });
  if (done) {
    yield* closeDialogs((dialog) => dialog.kind === 'caseFlowCancel' && dialog.caseFlowId === caseFlowId);
  }
}

function* changeOwner({ payload: { caseFlowId, owner } }: ReturnType<typeof ownerChangeRequested>) {
  const done = yield* perform({
    subject: 'caseflows/update',
    id: caseFlowId,
    caseFlowId,
    kind: 'updated',
    messages: caseFlowMessages.update,
    draft: draftKey(caseFlowSurfaces.owner, caseFlowId),
    whyNot: whyNotModify,
    send: () => updateCaseFlow(caseFlowId, owner),
    isDone: ({ ownerModel }) => (ownerModel?.id ?? null) === (owner?.id ?? null),
  });
  if (done) {
    yield* closeDialogs(
      (dialog) => dialog.kind === 'caseFlowOwner' && dialog.caseFlowIds.every((id) => id === caseFlowId),
    );
  }
}
