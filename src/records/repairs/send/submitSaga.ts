import { put } from 'typed-redux-saga';
import { HttpError, isHttpError } from '@/api/http/httpError';
import { problemOf } from '@/api/http/problem';
import { queries } from '@/api/http/queries';
import { getRepairRequest, planRepair, type RepairSubmit, submitRepair } from '@/api/repairs/repairRequests';
import { draftCleared } from '@/core/drafts/draftsSlice';
import { defineWrite } from '@/core/submissions/defineWrite';
import { submissionDismissed } from '@/core/submissions/submissionsSlice';
import type { Refused } from '@/core/submissions/submit';
import { toastCleared } from '@/core/toasts/toastsSlice';
import { type NotYet, whyNotSubmit } from '@/domain/repairs/repairFlow';
import { repairsTexts } from '../repairsTexts';
import { defectDraftKey, repairDraft } from '../repairDraft';

const { planning, finish, notYet } = repairsTexts;
const CONFLICT = 409;

/** The request has changed since it was shown. */
class Overtaken extends HttpError {
  readonly why: string;
  constructor(why: string) {
    super('refused', CONFLICT, '');
    this.why = why;
  }
}

/** Waits for a call. After a conflict, reads the request to find the reason. The other choices in the request stay. */
async function unlessOvertaken(
  requestId: string,
  reasons: Readonly<Record<NotYet, string>>,
  sending: Promise<unknown>,
) {
  try {
    await sending;
  } catch (error) {
    if (!isHttpError(error) || error.status !== CONFLICT) throw error;
    const why = whyNotSubmit(await getRepairRequest(requestId));
    throw new Overtaken(why === null ? planning.taken : reasons[why]);
  }
}

const refusedWith =
  (text: string) =>
  (error: HttpError): Refused =>
    error instanceof Overtaken ? { text, reason: error.why } : { text, fields: problemOf(error).fields };

const stale = () => ['repairRequests', 'repairPlanning'] as const;

interface OfRequest {
  requestId: string;
}

export const chooseMoment = defineWrite<OfRequest & { option: string }, OfRequest>('repairs/plan', {
  id: ({ requestId }) => requestId,
  send: ({ requestId, option }) =>
    unlessOvertaken(
      requestId,
      { ...notYet, noMoment: planning.taken },
      planRepair({ id: requestId, option, planningImpossible: false }),
    ),
  isDone: async ({ requestId, option }) => (await getRepairRequest(requestId)).plan?.id === option,
  texts: { failed: refusedWith(planning.saveFailed), uncertain: planning.uncertain },
  *after({ requestId }, isDone) {
    if (!isDone) return;
    /* The earlier refusal asked for another moment, so the choice of a moment dismisses the refusal. */
    const refused = submitRequest.key({ submit: { id: requestId } });
    yield* put(submissionDismissed(refused));
    yield* put(toastCleared(refused));
  },
  stale,
});

export interface Submitted {
  unitId: string;
  submit: RepairSubmit;
  /** First records that no moment is possible (REP-09). */
  isImpossible: boolean;
}

async function sendSubmitted({ submit, isImpossible }: Submitted) {
  if (isImpossible) await planRepair({ id: submit.id, option: null, planningImpossible: true });
  await submitRepair(submit);
}

export const submitRequest = defineWrite<Submitted, { submit: { id: string } }>('repairs/submit', {
  id: ({ submit }) => submit.id,
  send: (asked) => unlessOvertaken(asked.submit.id, notYet, sendSubmitted(asked)),
  isDone: async ({ submit }) => !(await getRepairRequest(submit.id)).isInProgress,
  texts: { done: finish.submitted, failed: refusedWith(finish.failed), uncertain: finish.uncertain },
  *after({ unitId }, isDone) {
    if (!isDone) return;
    yield* put(draftCleared(repairDraft.key(unitId)));
    yield* put(draftCleared(defectDraftKey(unitId)));
    yield* put(queries.util.invalidateTags(['timeline']));
  },
  stale,
});
