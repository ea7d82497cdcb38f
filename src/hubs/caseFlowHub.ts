import * as v from 'valibot';
import { CaseFlow } from '@/domain/caseFlow';
import { optionalId } from '@/domain/decode';
import {
  CASE_FLOW_EVENTS,
  type CaseFlowEvent,
  caseFlowEvents,
  type CaseFlowEventKind,
} from './caseFlowEvents';
import type { Hub } from './hub';

const isCaseFlowEvent = (event: string): event is CaseFlowEventKind =>
  (CASE_FLOW_EVENTS as readonly string[]).includes(event);

const idOf = (value: unknown): string | null => v.parse(optionalId, value);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A case that says what it is about, and lists its steps; anything less is only an id. */
const isWhole = (value: Record<string, unknown>): boolean =>
  'status' in value && 'title' in value && Array.isArray(value['steps']);

/** The whole case with `caseFlowId` and `stepId` beside it, or `{id}`, or the bare id (decisions, shapes). */
function decode(kind: string, [first]: readonly unknown[]): CaseFlowEvent | null {
  const record = isRecord(first) ? first : { id: first };
  const caseFlowId = idOf(record['caseFlowId']) ?? idOf(record['id']);
  if (!isCaseFlowEvent(kind) || caseFlowId === null) return null;
  const result = isWhole(record) ? v.safeParse(CaseFlow, { ...record, id: caseFlowId }) : null;
  return {
    kind,
    caseFlowId,
    stepId: idOf(record['stepId']),
    caseFlow: result?.success ? result.output : null,
  };
}

export const caseFlowHub: Hub<CaseFlowEvent> = {
  name: 'caseFlowHub',
  needs: ['viewCaseFlow'],
  events: CASE_FLOW_EVENTS,
  decode,
  received: caseFlowEvents,
};
