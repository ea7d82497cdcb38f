import { call, put } from 'typed-redux-saga';
import { HttpError, isHttpError } from '@/api/http/httpError';
import { problemOf } from '@/api/http/problem';
import { queries } from '@/api/http/queries';
import { getRepairRequest, planRepair, submitRepair } from '@/api/repairs/repairRequests';
import { closeDialogs } from '@/core/dialogs/closeDialogs';
import { draftCleared } from '@/core/drafts/draftsSlice';
import { submissionDismissed, submissionKey } from '@/core/submissions/submissionsSlice';
import { type Refused, submit } from '@/core/submissions/submit';
import { toastCleared } from '@/core/toasts/toastsSlice';
import { type NotYet, whyNotSubmit } from '@/domain/repairs/repairFlow';
import { defectDraftKey } from '../defect/defectFields';
import type { repairMomentRequested, repairSubmitRequested } from '../repairsActions';
import { repairsTexts } from '../repairsTexts';
import { repairDraft } from '../request/repairDraft';

const { planning, finish, notYet } = repairsTexts;
const CONFLICT = 409;

/** The request is no longer as it was on the screen. */
class Overtaken extends HttpError {
  readonly why: string;
  constructor(why: string) {
    super('refused', CONFLICT, '');
    this.why = why;
  }
}

/** Does it; of a conflict is read what became of the request. What else was chosen of it stays. */
function* unlessOvertaken(
  requestId: string,
  reasons: Readonly<Record<NotYet, string>>,
  write: () => Generator,
) {
  try {
    yield* call(write);
  } catch (error) {
    if (!isHttpError(error) || error.status !== CONFLICT) throw error;
    const why = whyNotSubmit(yield* call(getRepairRequest, requestId));
    throw new Overtaken(why === null ? planning.taken : reasons[why]);
  }
}

const refusedWith =
  (text: string) =>
  (error: HttpError): Refused =>
    error instanceof Overtaken ? { text, reason: error.why } : { text, fields: problemOf(error).fields };

const readAgain = () => put(queries.util.invalidateTags(['repairRequests', 'repairPlanning']));

export function* chooseMoment({ payload: { requestId, option } }: ReturnType<typeof repairMomentRequested>) {
  const done = yield* call(submit, submissionKey('repairs/plan', requestId), {
    failure: refusedWith(planning.saveFailed),
    uncertain: planning.uncertain,
    *work() {
      yield* unlessOvertaken(requestId, { ...notYet, noMoment: planning.taken }, function* () {
        yield* call(planRepair, { id: requestId, option, planningImpossible: false });
      });
    },
    *verify() {
      return (yield* call(getRepairRequest, requestId)).plan?.id === option;
    },
  });
  /* Another moment was what the refusal of before asked for. */
  if (done) {
    const refused = submissionKey('repairs/submit', requestId);
    yield* put(submissionDismissed(refused));
    yield* put(toastCleared(refused));
  }
  yield* readAgain();
}

export function* submitRequest({ payload }: ReturnType<typeof repairSubmitRequested>) {
  const { unitId, submit: sent, isImpossible } = payload;
  const done = yield* call(submit, submissionKey('repairs/submit', sent.id), {
    success: finish.submitted,
    failure: refusedWith(finish.failed),
    uncertain: finish.uncertain,
    *work() {
      yield* unlessOvertaken(sent.id, notYet, function* () {
        if (isImpossible) yield* call(planRepair, { id: sent.id, option: null, planningImpossible: true });
        yield* call(submitRepair, sent);
      });
    },
    *verify() {
      return !(yield* call(getRepairRequest, sent.id)).isInProgress;
    },
  });
  if (done) {
    yield* put(draftCleared(repairDraft.key(unitId)));
    yield* put(draftCleared(defectDraftKey(unitId)));
    yield* put(queries.util.invalidateTags(['timeline']));
    yield* closeDialogs((dialog) => dialog.kind === 'repairImpossible' && dialog.submit.id === sent.id);
  }
  yield* readAgain();
}
