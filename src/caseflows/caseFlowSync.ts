import { call, put, select } from 'typed-redux-saga';
import { getCaseFlow, getDetailedCaseFlow } from '@/api/caseFlows';
import { isMissing } from '@/api/http/httpError';
import { quietly } from '@/core/sagas/quietly';
import { selectMay, selectUser } from '@/core/session/sessionSlice';
import type { CaseFlow } from '@/domain/caseflow/caseFlow';
import type { CaseFlowEvent } from '@/hubs/caseFlowEvents';
import { caseFlowsChanged } from './caseFlowsActions';

/** After an answer about the open case, before the next question. */
export const REFETCH_MS = 150;

/** Shows what the answer to an own call said of a case, wherever that case is. */
export function* tellCaseFlow(event: CaseFlowEvent) {
  const user = yield* select(selectUser);
  if (user !== null) yield* put(caseFlowsChanged({ events: [event], user, now: Date.now() }));
}

/** With steps for those who may see them (000 §6). */
function* fetchCaseFlow(id: string) {
  const may = yield* select(selectMay);
  const caseFlow: CaseFlow = yield* call(may('viewDetailedCaseFlow') ? getDetailedCaseFlow : getCaseFlow, id);
  return caseFlow;
}

/** The record as it is now, shown wherever the case is; null when it is gone. Throws when nobody can tell. */
export function* fetchTruth(id: string) {
  const event = { kind: 'updated', caseFlowId: id, stepId: null } as const;
  try {
    const caseFlow = yield* fetchCaseFlow(id);
    yield* tellCaseFlow({ ...event, caseFlow });
    return caseFlow;
  } catch (error) {
    if (!isMissing(error)) throw error;
    yield* tellCaseFlow({ ...event, caseFlow: null });
    return null;
  }
}

/** The same where no answer is needed. */
export const refetch = (id: string) => quietly(fetchTruth, id);
