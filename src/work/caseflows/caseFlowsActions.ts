import { createAction } from '@reduxjs/toolkit';
import type { TaskAssignment } from '@/api/caseflows/caseFlows';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import type { Assignee } from '@/domain/colleagues/assignee';
import type { CaseFlowEvent } from '@/hubs/caseFlowEvents';
import type { Audience, CaseFlow, NewCaseMessage } from '@/domain/caseflows/caseFlow';
import { recordActions } from '@/kit/livelist/record/liveRecord';

export const caseFlowActions = recordActions<CaseFlow, CaseFlowEvent>('caseFlows');
export const {
  opened: caseFlowOpened,
  closed: caseFlowClosed,
  retried: caseFlowRetried,
  wasRead: caseFlowRead,
  changed: caseFlowsChanged,
} = caseFlowActions;

interface StepRequest {
  caseFlowId: string;
  stepId: string;
}

export const stepPickUpRequested = createAction<StepRequest & { taskAssignments: readonly TaskAssignment[] }>(
  'caseFlows/stepPickUpRequested',
);
export const stepFinishRequested = createAction<StepRequest>('caseFlows/stepFinishRequested');
/** With `andStep` the step is finished as well. */
export const stepTaskFinishRequested = createAction<
  StepRequest & { stepTaskId: string; outcomeId: string | null; andStep: boolean }
>('caseFlows/stepTaskFinishRequested');
export const cancelRequested = createAction<{
  caseFlowId: string;
  cancelationStatusId: string;
  reason: string;
}>('caseFlows/cancelRequested');
/**
 * Changes the owner of one case to `owner`, or to nobody if null; `bulkRequested` is for several cases. `seen` is the
 * owner that a dialog showed; it is absent for a change without a dialog.
 */
export const ownerChangeRequested = createAction<{
  caseFlowId: string;
  owner: Assignee | null;
  seen?: string | null | undefined;
}>('caseFlows/ownerChangeRequested');

/** Requests a look-up of the person with this id, which the address names. */
export const personWanted = createAction<string>('caseFlows/personWanted');

/** The forms of the opened case; together with the record's id these names identify a draft. */
export const caseFlowSurfaces = {
  owner: 'caseflow-owner',
  cancel: 'caseflow-cancel',
  pickUp: 'caseflow-step-pick-up',
} as const;

/** The owners that a dialog showed, by the id of their case; null for an unknown case. */
export type OwnersSeen = Readonly<Record<string, { owner: string | null } | null>>;

interface CaseFlowBulkRequest {
  action: 'owner';
  ids: readonly string[];
  owner: Assignee;
  seen: OwnersSeen | undefined;
}

/** Gives several cases to one owner. */
export const bulkRequested = createAction<CaseFlowBulkRequest>('caseFlows/bulkRequested');

/** A message with the id of its case, because another case may be open by the time the message is sent. */
export type MessageIntent<A extends Audience = Audience> = {
  [Each in A]: NewCaseMessage<Each> & { caseFlowId: string };
}[A];

/** Checks whether a message that was sent before a reload is stored. */
export const messageLookedFor = createAction<{ audience: Audience; caseFlowId: string }>(
  'caseFlows/messageLookedFor',
);

export const messageRequested = createAction<MessageIntent>('caseFlows/messageRequested');

export type CaseFlowSubject =
  'pickUpStep' | 'finishStep' | 'finishStepTask' | 'cancel' | 'update' | 'internalMessage' | 'publicMessage';

/** `id` is that of the case, the step or the step task. */
export const caseFlowKey = (subject: CaseFlowSubject, id: string): string =>
  submissionKey(`caseflows/${subject}`, id);
