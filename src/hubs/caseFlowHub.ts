import * as v from 'valibot';
import { CaseFlow } from '@/domain/caseflows/caseFlow';
import * as d from '@/domain/decode/decode';
import { isRecord } from '@/lib/values';
import {
  CASE_FLOW_EVENTS,
  type CaseFlowEvent,
  caseFlowEvents,
  type CaseFlowEventKind,
} from './caseFlowEvents';
import type { Hub } from './hub';

const isCaseFlowEvent = (event: string): event is CaseFlowEventKind =>
  (CASE_FLOW_EVENTS as readonly string[]).includes(event);

const idOf = (value: unknown): string | null => v.parse(d.optionalId, value);

/** A complete case has status, title and steps; anything less is treated as an id. */
const isWhole = (value: Readonly<Record<string, unknown>>): boolean =>
  'status' in value && 'title' in value && Array.isArray(value['steps']);

/** Accepts a whole case with `caseFlowId` and `stepId` beside it, an `{id}`, or a bare id (decisions.md, shapes). */
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

export const caseFlowHub = {
  name: 'caseFlowHub',
  needs: ['viewCaseFlow'],
  open: 'always',
  connection: 'primary',
  events: CASE_FLOW_EVENTS,
  methods: {},
  invalidates: ['caseMessages', 'caseDocuments', 'caseFile', 'caseActivities'],
  invalidatesFor: 'openRecord',
  decode,
  received: caseFlowEvents,
} as const satisfies Hub<CaseFlowEvent>;
