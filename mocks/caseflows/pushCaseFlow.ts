import { toCaseFlow } from './wire';
import type { CaseFlowRecord } from '../db/records';
import type { PushedCaseFlow } from '../wire/caseFlows';
import { pushHub } from '../hubs/pushHub';

export type CaseFlowEventName =
  'stepFinished' | 'stepPickedUp' | 'stepTasksCreated' | 'stepTaskFinished' | 'updated';

/** Pushes an event to everybody: the case with its steps, and the subject of the event. */
export const pushCaseFlow = (
  event: CaseFlowEventName,
  flow: CaseFlowRecord,
  about: Pick<PushedCaseFlow, 'stepId' | 'taskId' | 'umbrellaTaskId'> = {},
): void => {
  const pushed: PushedCaseFlow = { ...toCaseFlow(flow, { withSteps: true }), caseFlowId: flow.id, ...about };
  pushHub('caseFlowHub', event, pushed);
};
