import { call, put, select } from 'typed-redux-saga';
import { getCaseFlowSteps } from '@/api/caseflows/caseFlows';
import { type HttpError, isHttpError } from '@/api/http/httpError';
import { selectMay, selectUser } from '@/core/session/sessionSlice';
import { selectMaySubmit, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import { type Refused, submit } from '@/core/submissions/submit';
import { toastShown } from '@/core/toasts/toastsSlice';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import type { User } from '@/domain/session/user';
import type { CaseFlowEventKind } from '@/hubs/caseFlowEvents';
import { sameId } from '@/lib/guid';
import { fetchTruth, refetch, applyCaseFlowEvent } from '../caseFlowSync';
import type { WithCaseFlows } from '../caseFlowsSlice';
import { caseFlowKey, type CaseFlowSubject } from '../caseFlowsActions';
import { selectOpenCaseFlow } from './openCaseFlowSlice';

type Found = CaseFlow | null;

export interface CaseFlowAction {
  subject: CaseFlowSubject;
  /** The id of the case, step or step task that is changed. */
  id: string;
  caseFlowId: string;
  stepId?: string;
  kind: CaseFlowEventKind;
  messages: { success?: string; failure: string | ((error: HttpError) => Refused); uncertain: string };
  /**
   * Returns why the known record does not allow the action, or null; the record may be out of date, so the server
   * decides.
   */
  whyNot: (caseFlow: CaseFlow, user: User) => string | null;
  /** Resolves with the case, or with nothing. */
  send: () => Promise<CaseFlow | null | undefined>;
  /** Returns whether the record shows that this user did the action. */
  isDone: (caseFlow: CaseFlow, user: User) => boolean | Promise<boolean>;
  /** The key of the draft that is sent; exactly the sent content is cleared from it. */
  draft?: string;
}

/** Returns the case if it is open, otherwise null: only the server judges an action on a case that is not open. */
export const selectKnown = (state: WithCaseFlows, id: string): Found => {
  const open = selectOpenCaseFlow(state);
  return open !== null && sameId(open.id, id) ? open : null;
};

/** Shows the reason when the action has become impossible since the user asked for it. */
function* isRefused({ caseFlowId, whyNot }: CaseFlowAction) {
  const caseFlow = yield* select(selectKnown, caseFlowId);
  const user = yield* select(selectUser);
  const reason = caseFlow === null || user === null ? null : whyNot(caseFlow, user);
  if (reason !== null) yield* put(toastShown({ kind: 'error', text: reason }));
  return reason !== null;
}

/** Adds steps that an answer leaves out, if the user may see them; null without a case or when reading them fails. */
function* completed(answer: Found) {
  const may = yield* select(selectMay);
  if (answer === null || answer.steps.length > 0 || !may('viewDetailedCaseFlow')) return answer;
  try {
    return { ...answer, steps: yield* call(getCaseFlowSteps, answer.id) };
  } catch (error) {
    if (!isHttpError(error)) throw error;
    return null;
  }
}

/**
 * Performs the action and shows the resulting case, also when the server refuses, because a colleague may have been
 * first. Nothing is shown before the server answers, so nothing has to be rolled back.
 */
export function* perform(action: CaseFlowAction) {
  const { subject, id, caseFlowId, stepId = null, kind, messages, send, isDone, draft } = action;
  const key = caseFlowKey(subject, id);
  if (!(yield* select((state: WithSubmissions) => selectMaySubmit(state, key)))) return false;
  if (yield* isRefused(action)) return false;
  let known = false as boolean;
  const done = yield* call(submit, key, {
    ...messages,
    ...(draft !== undefined && { draft: { key: draft } }),
    *readAgain() {
      yield* refetch(caseFlowId);
      known = true;
    },
    *work() {
      const caseFlow = yield* completed((yield* call(send)) ?? null);
      if (caseFlow === null) yield* refetch(caseFlowId);
      else yield* applyCaseFlowEvent({ kind, caseFlowId, stepId, caseFlow });
      known = true;
    },
    *verify() {
      const caseFlow = yield* fetchTruth(caseFlowId);
      const user = yield* select(selectUser);
      known = true;
      if (caseFlow === null || user === null) return false;
      return yield* call(async () => isDone(caseFlow, user));
    },
  });
  if (!known) yield* refetch(caseFlowId);
  return done;
}
