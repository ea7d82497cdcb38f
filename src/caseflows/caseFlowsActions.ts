import { createAction } from '@reduxjs/toolkit';
import type { TaskAssignment } from '@/api/caseFlows';
import type { Assignee } from '@/domain/assignee';
import type { CaseFlowEvent } from '@/hubs/caseFlowEvents';
import type { Pushed } from '@/hubs/hub';

/** What the answer to an own call said: the truth about the record. An event without one says that the case is gone. */
export const caseFlowsChanged = createAction<Pushed<CaseFlowEvent>>('caseFlows/changed');

/** Which case is on the screen: sagas and hubs need to know. */
export const caseFlowOpened = createAction<string>('caseFlows/opened');
export const caseFlowClosed = createAction('caseFlows/closed');
export const caseFlowRetried = createAction('caseFlows/retried');

interface StepRequest {
  caseFlowId: string;
  stepId: string;
}

export const stepPickUpRequested = createAction<StepRequest & { taskAssignments: readonly TaskAssignment[] }>(
  'caseFlows/stepPickUpRequested',
);
export const stepFinishRequested = createAction<StepRequest>('caseFlows/stepFinishRequested');
export const stepTaskFinishRequested = createAction<
  StepRequest & { stepTaskId: string; outcomeId: string | null }
>('caseFlows/stepTaskFinishRequested');
export const cancelRequested = createAction<{
  caseFlowId: string;
  cancelationStatusId: string;
  reason: string;
}>('caseFlows/cancelRequested');
/** The owner of one case; several at once are bulk work of the list. Null gives it to nobody. */
export const ownerChangeRequested = createAction<{ caseFlowId: string; owner: Assignee | null }>(
  'caseFlows/ownerChangeRequested',
);

/** Who an id of an address belongs to. */
export const personWanted = createAction<string>('caseFlows/personWanted');
