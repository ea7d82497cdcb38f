import { createAction } from '@reduxjs/toolkit';
import type { TaskAssignment } from '@/api/caseFlows';
import type { Assignee } from '@/domain/assignee';
import type { User } from '@/domain/user';
import type { CaseFlowEvent } from '@/hubs/caseFlowEvents';

/**
 * What became known about cases, for whom and when it is to be judged:
 * - `hub`: by events, which are hints: the case that is open is fetched again (000 §4.3);
 * - `answer`: by the answer to an own action or a fetch, which is the truth about the record.
 * An event whose `caseFlow` is null from `answer` says that the case is gone.
 */
export const caseFlowsChanged = createAction<{
  events: readonly CaseFlowEvent[];
  user: User;
  now: number;
  source: 'hub' | 'answer';
}>('caseFlows/changed');

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

/** Look-ups beside the case; what is known already is not asked again. */
export const cancelationStatusesWanted = createAction('caseFlows/cancelationStatusesWanted');
export const scenariosWanted = createAction<{ stepId: string; title: string; ids: readonly string[] }>(
  'caseFlows/scenariosWanted',
);
/** Who an id of an address belongs to. */
export const personWanted = createAction<string>('caseFlows/personWanted');
/** The name of a function group. */
export const groupWanted = createAction<string>('caseFlows/groupWanted');
