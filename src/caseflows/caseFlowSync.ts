import { call, put, select } from 'typed-redux-saga';
import { getCaseFlow, getDetailedCaseFlow } from '@/api/caseFlows';
import { isHttpError } from '@/api/httpError';
import { selectMay, selectUser } from '@/core/session/sessionSlice';
import type { CaseFlow } from '@/domain/caseFlow';
import type { CaseFlowEvent } from '@/hubs/caseFlowEvents';
import { caseFlowsChanged } from './caseFlowsActions';

const NOT_FOUND = 404;

const withoutSteps = (event: CaseFlowEvent): CaseFlowEvent =>
  event.caseFlow === null ? event : { ...event, caseFlow: { ...event.caseFlow, steps: [] } };

/**
 * Hands the slices what became known about cases, and for whom and when it is to be judged. A hub tells everybody the same:
 * steps are for those who may see them (000 §6).
 */
export function* applyToCaseFlows(source: 'hub' | 'answer', events: readonly CaseFlowEvent[]) {
  const user = yield* select(selectUser);
  if (user === null || events.length === 0) return;
  const may = yield* select(selectMay);
  const seen = may('viewDetailedCaseFlow') ? events : events.map(withoutSteps);
  yield* put(caseFlowsChanged({ events: seen, user, now: Date.now(), source }));
}

/** With steps for those who may see them (000 §6). */
export function* fetchCaseFlow(id: string) {
  const may = yield* select(selectMay);
  const caseFlow: CaseFlow = yield* call(may('viewDetailedCaseFlow') ? getDetailedCaseFlow : getCaseFlow, id);
  return caseFlow;
}

/** The record as it is now, shown wherever the case is; null when it is gone. Throws when nobody can tell. */
export function* fetchTruth(id: string) {
  const event = { kind: 'updated', caseFlowId: id, stepId: null } as const;
  try {
    const caseFlow = yield* fetchCaseFlow(id);
    yield* applyToCaseFlows('answer', [{ ...event, caseFlow }]);
    return caseFlow;
  } catch (error) {
    if (!isHttpError(error) || error.status !== NOT_FOUND) throw error;
    yield* applyToCaseFlows('answer', [{ ...event, caseFlow: null }]);
    return null;
  }
}

/** The same for when it is no matter of success: a screen that could not be refreshed stays as it is. */
export function* refetch(id: string) {
  try {
    yield* fetchTruth(id);
  } catch (error) {
    if (!isHttpError(error)) throw error;
  }
}
