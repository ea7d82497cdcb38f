import { toCaseFlow } from './wire';
import type { CaseFlowRecord } from '../db/records';
import type { PushedCaseFlow } from '../wire/caseFlows';
import { pushHub } from '../hubs/pushHub';

export type CaseFlowEventName =
  'stepFinished' | 'stepPickedUp' | 'stepTasksCreated' | 'stepTaskFinished' | 'updated';

/** Tells everybody what happened to a case: the case with its steps, and what the event is about. */
export const pushCaseFlow = (
  event: CaseFlowEventName,
  flow: CaseFlowRecord,
  about: Pick<PushedCaseFlow, 'stepId' | 'taskId' | 'umbrellaTaskId'> = {},
): void => {
  const pushed: PushedCaseFlow = { ...toCaseFlow(flow, { withSteps: true }), caseFlowId: flow.id, ...about };
  pushHub('caseFlowHub', event, pushed);
};
