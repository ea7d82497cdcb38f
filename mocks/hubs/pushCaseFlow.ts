import type { CaseFlowEventKind } from '@/hubs/caseFlowEvents';
import { toCaseFlow } from '../db/caseFlowWire';
import type { CaseFlowRecord } from '../db/records';
import { pushHub } from './hubServer';

/** Tells everybody what happened to a case; the whole case is the only argument (decisions.md, shapes). */
export const pushCaseFlow = (
  event: CaseFlowEventKind,
  flow: CaseFlowRecord,
  stepId: string | null = null,
): void =>
  pushHub('caseFlowHub', event, { ...toCaseFlow(flow, { withSteps: true }), caseFlowId: flow.id, stepId });
