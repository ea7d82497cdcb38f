import { put, select } from 'typed-redux-saga';
import { getCaseFlowSteps } from '@/api/caseflows/caseFlows';
import { isHttpError } from '@/api/http/httpError';
import { selectMay, selectUser } from '@/core/session/sessionSlice';
import { selectMaySubmit, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import { toastShown } from '@/core/toasts/toastsSlice';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import type { User } from '@/domain/session/user';
import type { CaseFlowEvent, CaseFlowEventKind } from '@/hubs/caseFlowEvents';
import type { RecordWrite } from '@/kit/livelist/record/recordSagas';
import { sameId } from '@/lib/guid';
import { caseFlowSync } from '../caseFlowSync';
import type { WithCaseFlows } from '../caseFlowsSlice';
import { caseFlowKey, type CaseFlowSubject } from '../caseFlowsActions';
import { selectOpenCaseFlow } from './openCaseFlow';

type Write = RecordWrite<CaseFlow, CaseFlowEvent>;

export interface CaseFlowAction extends Pick<Write, 'messages' | 'send' | 'draft'> {
  subject: CaseFlowSubject;
  /** The id of the case, step or step task that is changed. */
  id: string;
  caseFlowId: string;
  stepId?: string;
  kind: CaseFlowEventKind;
  /**
   * Returns why the known record does not allow the action, or null; the record may be out of date, so the server
   * decides.
   */
  whyNot: (caseFlow: CaseFlow, user: User) => string | null;
  /** Returns whether the record shows that this user did the action. */
  isDone: (caseFlow: CaseFlow, user: User) => boolean | Promise<boolean>;
}

/** Returns the case if it is open, otherwise null: only the server judges an action on a case that is not open. */
export const selectKnown = (state: WithCaseFlows, id: string): CaseFlow | null => {
  const open = selectOpenCaseFlow(state);
  return open !== null && sameId(open.id, id) ? open : null;
};

/** Adds steps that an answer leaves out; null without a case or when reading them fails. */
async function withSteps(answer: CaseFlow | null | undefined): Promise<CaseFlow | null> {
  if (!answer || answer.steps.length > 0) return answer ?? null;
  try {
    return { ...answer, steps: await getCaseFlowSteps(answer.id) };
  } catch (error) {
    if (!isHttpError(error)) throw error;
    return null;
  }
}

/**
 * Performs the action and shows the resulting case. Shows the reason when the action has become impossible since the
 * user asked for it.
 */
export function* perform(action: CaseFlowAction) {
  const { subject, id, caseFlowId, stepId = null, kind, whyNot, send, isDone, ...rest } = action;
  const key = caseFlowKey(subject, id);
  if (!(yield* select((state: WithSubmissions) => selectMaySubmit(state, key)))) return false;
  const caseFlow = yield* select(selectKnown, caseFlowId);
  const user = yield* select(selectUser);
  const may = yield* select(selectMay);
  const reason = caseFlow === null || user === null ? null : whyNot(caseFlow, user);
  if (reason !== null) {
    yield* put(toastShown({ kind: 'error', text: reason }));
    return false;
  }
  return yield* caseFlowSync.perform({
    ...rest,
    key,
    id: caseFlowId,
    send: () => (may('viewDetailedCaseFlow') ? send().then(withSteps) : send()),
    answerEvent: (answer) => answer && { kind, caseFlowId, stepId, caseFlow: answer },
    isDone: (found, by) => found !== null && isDone(found, by),
  });
}
