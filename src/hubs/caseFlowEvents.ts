import { createAction } from '@reduxjs/toolkit';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import type { Pushed } from './hub';

/** The five events of the case-flow hub (000 §4.3), spelled as on the wire. */
export const CASE_FLOW_EVENTS = [
  'stepFinished',
  'stepPickedUp',
  'stepTasksCreated',
  'stepTaskFinished',
  'updated',
] as const;
export type CaseFlowEventKind = (typeof CASE_FLOW_EVENTS)[number];

/** `caseFlow` is null if the hub sent only an id; users of the event fetch the case. */
export interface CaseFlowEvent {
  kind: CaseFlowEventKind;
  caseFlowId: string;
  stepId: string | null;
  caseFlow: CaseFlow | null;
}

/** All events that were pushed since the last frame, in order. */
export const caseFlowEvents = createAction<Pushed<CaseFlowEvent>>('hubs/caseFlow/events');
