import {
  getCaseFlow,
  getCaseFlowByTask,
  getCaseFlowByUmbrellaCase,
  getCaseFlowByUmbrellaTask,
  getDetailedCaseFlow,
} from '@/api/caseflows/caseFlows';
import { isMissing } from '@/api/http/httpError';
import type { CaseFlowEvent } from '@/hubs/caseFlowEvents';
import { recordSagas } from '@/kit/livelist/record/recordSagas';
import { isGuid } from '@/lib/guid';
import { call, put } from 'typed-redux-saga';
import { openCaseFlow, openCaseFlowMeant } from './case/openCaseFlow';

/** Keeps the open case up to date, and reads and writes cases anywhere. */
export const caseFlowSync = recordSagas(openCaseFlow, {
  /** Includes the steps for users who may see them (000 §6). */
  fetch: (id, may) => (may('viewDetailedCaseFlow') ? getDetailedCaseFlow(id) : getCaseFlow(id)),
  toEvent: (caseFlowId, caseFlow): CaseFlowEvent => ({
    kind: 'updated',
    caseFlowId,
    stepId: null,
    caseFlow,
  }),
  findElsewhere,
});

/**
 * Finds the case by another id that a link may hold: the id of its file, of a step task, or of that task in the inbox
 * (AMB-081, AMB-083).
 */
function* findElsewhere(id: string) {
  for (const find of [getCaseFlowByUmbrellaCase, getCaseFlowByTask, getCaseFlowByUmbrellaTask]) {
    try {
      const { id: meant } = yield* call(find, id);
      if (!isGuid(meant)) return false;
      yield* put(openCaseFlowMeant({ id, meant }));
      return true;
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
  return false;
}
