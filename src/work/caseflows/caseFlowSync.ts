import { call, put, select } from 'typed-redux-saga';
import { getCaseFlow, getDetailedCaseFlow } from '@/api/caseflows/caseFlows';
import { isMissing } from '@/api/http/httpError';
import { quietly } from '@/core/sagas/quietly';
import { selectMay, selectUser } from '@/core/session/sessionSlice';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import type { CaseFlowEvent } from '@/hubs/caseFlowEvents';
import { caseFlowsChanged } from './caseFlowsActions';

/** Shows the answer to this user's own request everywhere the case is on the screen. */
export function* applyCaseFlowEvent(event: CaseFlowEvent) {
  const user = yield* select(selectUser);
  if (user !== null) yield* put(caseFlowsChanged({ events: [event], user, now: Date.now() }));
}

/** Includes the steps for users who may see them (000 §6). */
function* fetchCaseFlow(id: string) {
  const may = yield* select(selectMay);
  const caseFlow: CaseFlow = yield* call(may('viewDetailedCaseFlow') ? getDetailedCaseFlow : getCaseFlow, id);
  return caseFlow;
}

/** Fetches the current record and shows it everywhere; null when the case is gone. Throws on any other failure. */
export function* fetchTruth(id: string) {
  const event = { kind: 'updated', caseFlowId: id, stepId: null } as const;
  try {
    const caseFlow = yield* fetchCaseFlow(id);
    yield* applyCaseFlowEvent({ ...event, caseFlow });
    return caseFlow;
  } catch (error) {
    if (!isMissing(error)) throw error;
    yield* applyCaseFlowEvent({ ...event, caseFlow: null });
    return null;
  }
}

/** Like `fetchTruth`, but ignores a failed request. */
export const refetch = (id: string) => quietly(fetchTruth, id);
