import { call, put, select, takeEvery } from 'typed-redux-saga';
import {
  cancelCaseFlow,
  finishStep,
  finishStepTask,
  getCaseFlowSteps,
  getStepTask,
  pickUpStep,
  updateCaseFlow,
} from '@/api/caseFlows';
import { isHttpError } from '@/api/http/httpError';
import { closeDialogs } from '@/core/dialogs/closeDialogs';
import { draftKey } from '@/core/drafts/draftsSlice';
import { selectMay, selectUser } from '@/core/session/sessionSlice';
import {
  selectMaySubmit,
  type SubmissionSubject,
  submissionKey,
  type WithSubmissions,
} from '@/core/submissions/submissionsSlice';
import { submit } from '@/core/submissions/submit';
import { toastShown } from '@/core/toasts/toastsSlice';
import type { CaseFlow } from '@/domain/caseflow/caseFlow';
import { CaseFlowStatus } from '@/domain/caseflow/caseFlowStatus';
import type { CaseFlowStep } from '@/domain/caseflow/caseFlowStep';
import type { User } from '@/domain/session/user';
import type { CaseFlowEventKind } from '@/hubs/caseFlowEvents';
import { sameId } from '@/lib/guid';
import { caseFlowMessages } from '../caseFlowMessages';
import {
  whyNotCancel,
  whyNotFinishStep,
  whyNotFinishStepTask,
  whyNotModify,
  whyNotPickUpStep,
  whyNotStartScenario,
} from '../caseFlowPermissions';
import {
  cancelRequested,
  caseFlowSurfaces,
  ownerChangeRequested,
  stepFinishRequested,
  stepPickUpRequested,
  stepTaskFinishRequested,
} from '../caseFlowsActions';
import { isFinishedStep, isPickedUpStep } from '../caseFlowsRules';
import { linkedTasksStale, selectLinkedTask, type WithLinkedTasks } from './steps/linkedTasksSlice';
import { fetchTruth, refetch, tellCaseFlow } from '../caseFlowSync';
import { openChannel } from './steps/stepDialogs';
import type { WithCaseFlows } from '../caseFlowsReducer';
import { selectOpenCaseFlow, stepDone, type StepResult } from './openCaseFlowSlice';

declare module '@/core/submissions/submissionsSlice' {
  interface SubmissionSubjects {
    'caseflows/pickUpStep': true;
    'caseflows/finishStep': true;
    'caseflows/finishStepTask': true;
    'caseflows/cancel': true;
    'caseflows/update': true;
  }
}

/** Each action ends by itself; `submit` sees to it that one intent is one request. */
export function* caseFlowActionsSaga() {
  yield* takeEvery(stepPickUpRequested, pickUp);
  yield* takeEvery(stepFinishRequested, finish);
  yield* takeEvery(stepTaskFinishRequested, finishTask);
  yield* takeEvery(cancelRequested, cancel);
  yield* takeEvery(ownerChangeRequested, changeOwner);
}

type Found = CaseFlow | null;

interface Action {
  subject: SubmissionSubject;
  /** What it is done to: the case, a step or a step task. */
  id: string;
  caseFlowId: string;
  stepId?: string;
  kind: CaseFlowEventKind;
  messages: { success?: string; failure: string; uncertain: string };
  /** Why it cannot be done as far as this screen knows, which may be behind; the server has the last word. */
  whyNot: (caseFlow: CaseFlow, user: User) => string | null;
  /** Answers with the case, or with nothing. */
  send: () => Promise<CaseFlow | null | undefined>;
  /** Whether the record shows that this person did it. */
  isDone: (caseFlow: CaseFlow, user: User) => boolean | Promise<boolean>;
  /** What it is made of, of which exactly what was sent is cleared. */
  draft?: string;
}

/** The open case; one that is not open is judged by the server alone. */
const selectKnown = (state: WithCaseFlows, id: string): Found => {
  const open = selectOpenCaseFlow(state);
  return open !== null && sameId(open.id, id) ? open : null;
};

/** Says why not, when the screen on which it was asked is no longer true. */
function* isRefused({ caseFlowId, whyNot }: Action) {
  const caseFlow = yield* select(selectKnown, caseFlowId);
  const user = yield* select(selectUser);
  const reason = caseFlow === null || user === null ? null : whyNot(caseFlow, user);
  if (reason !== null) yield* put(toastShown({ kind: 'error', text: reason }));
  return reason !== null;
}

/** An answer may leave out the steps: those who may see them ask for them. Null when what became of it is not known. */
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
 * Does it and shows the case as it then is, also when the server refused: somebody else may have been first. Nothing is
 * shown before the server said so, so there is nothing to roll back.
 */
function* perform(action: Action) {
  const { subject, id, caseFlowId, stepId = null, kind, messages, send, isDone, draft } = action;
  const key = submissionKey(subject, id);
  if (!(yield* select((state: WithSubmissions) => selectMaySubmit(state, key)))) return false;
  if (yield* isRefused(action)) return false;
  let known = false as boolean;
  const done = yield* call(submit, key, {
    ...messages,
    ...(draft !== undefined && { draft: { key: draft } }),
    *work() {
      const caseFlow = yield* completed((yield* call(send)) ?? null);
      if (caseFlow === null) yield* refetch(caseFlowId);
      else yield* tellCaseFlow({ kind, caseFlowId, stepId, caseFlow });
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

const stepOf = (caseFlow: CaseFlow, stepId: string): CaseFlowStep | undefined =>
  caseFlow.steps.find(({ id }) => id === stepId);

/** A rule about one step; what is not known of it is left to the server. */
const aboutStep =
  (stepId: string, rule: (caseFlow: CaseFlow, step: CaseFlowStep, user: User) => string | null) =>
  (caseFlow: CaseFlow, user: User): string | null => {
    const step = stepOf(caseFlow, stepId);
    return step === undefined ? null : rule(caseFlow, step, user);
  };

function* tell(caseFlowId: string, result: StepResult) {
  yield* put(stepDone({ caseFlowId, ...result }));
}

function* pickUp({ payload }: ReturnType<typeof stepPickUpRequested>) {
  const { caseFlowId, stepId, taskAssignments } = payload;
  const done = yield* perform({
    subject: 'caseflows/pickUpStep',
    id: stepId,
    caseFlowId,
    stepId,
    kind: 'stepPickedUp',
    messages: caseFlowMessages.pickUpStep,
    draft: draftKey(caseFlowSurfaces.pickUp, stepId),
    whyNot: aboutStep(stepId, whyNotPickUpStep),
    send: () => pickUpStep(stepId, caseFlowId, taskAssignments),
    isDone: (caseFlow, user) => {
      const step = stepOf(caseFlow, stepId);
      return step !== undefined && isPickedUpStep(step) && step.pickedUpByModel?.id === user.id;
    },
  });
  if (!done) return;
  yield* closeDialogs((dialog) => dialog.kind === 'stepPickUp' && dialog.stepId === stepId);
  yield* tell(caseFlowId, { action: 'pickUp', stepId });
  yield* startScenario(caseFlowId, stepId);
}

/** What starts by itself asks for its channel at once (AMB-106). */
function* startScenario(caseFlowId: string, stepId: string) {
  const caseFlow = yield* select(selectKnown, caseFlowId);
  const scenario =
    caseFlow &&
    stepOf(caseFlow, stepId)?.selfServiceScenarios.find(
      (each) => each.startAutomatically && whyNotStartScenario(caseFlow, each) === null,
    );
  if (!scenario) return;
  yield* put(openChannel(caseFlowId, stepId, scenario.selfServiceScenarioId));
}

function* finish({ payload: { caseFlowId, stepId } }: ReturnType<typeof stepFinishRequested>) {
  const done = yield* perform({
    subject: 'caseflows/finishStep',
    id: stepId,
    caseFlowId,
    stepId,
    kind: 'stepFinished',
    messages: caseFlowMessages.finishStep,
    whyNot: aboutStep(stepId, whyNotFinishStep),
    send: () => finishStep(stepId, caseFlowId),
    isDone: (caseFlow) => {
      const step = stepOf(caseFlow, stepId);
      return step !== undefined && isFinishedStep(step);
    },
  });
  if (!done) return;
  yield* closeDialogs(
    (dialog) =>
      (dialog.kind === 'stepFinish' || dialog.kind === 'stepTaskFinish') && dialog.stepId === stepId,
  );
  yield* tell(caseFlowId, { action: 'finish', stepId });
}

function* finishTask({ payload }: ReturnType<typeof stepTaskFinishRequested>) {
  const { caseFlowId, stepId, stepTaskId, outcomeId, andStep } = payload;
  const linked = yield* select((state: WithLinkedTasks) => selectLinkedTask(state, stepTaskId));
  const done = yield* perform({
    subject: 'caseflows/finishStepTask',
    id: stepTaskId,
    caseFlowId,
    stepId,
    kind: 'stepTaskFinished',
    messages: caseFlowMessages.finishStepTask,
    whyNot: aboutStep(stepId, (caseFlow, step, user) => {
      const task = step.tasks.find(({ id }) => id === stepTaskId);
      return task === undefined ? null : whyNotFinishStepTask(caseFlow, step, task, linked, user);
    }),
    send: () => finishStepTask(stepTaskId, outcomeId).then(() => null),
    isDone: async (_, user) => {
      const { isFinished, task } = await getStepTask(stepTaskId);
      return isFinished && task?.completedById === user.id;
    },
  });
  if (!done) {
    yield* put(linkedTasksStale([stepTaskId]));
    return;
  }
  yield* tell(caseFlowId, { action: 'finishTask', stepId });
  /* The dialog stays until the step is finished as well. */
  if (andStep) yield* call(finish, stepFinishRequested({ caseFlowId, stepId }));
  else yield* closeDialogs((dialog) => dialog.kind === 'stepTaskFinish' && dialog.stepTaskId === stepTaskId);
}

function* cancel({ payload }: ReturnType<typeof cancelRequested>) {
  const { caseFlowId, cancelationStatusId, reason } = payload;
  const done = yield* perform({
    subject: 'caseflows/cancel',
    id: caseFlowId,
    caseFlowId,
    kind: 'updated',
    messages: caseFlowMessages.cancel,
    draft: draftKey(caseFlowSurfaces.cancel, caseFlowId),
    whyNot: whyNotCancel,
    send: () => cancelCaseFlow(caseFlowId, cancelationStatusId, reason.trim()),
    isDone: ({ status }) => status === CaseFlowStatus.Canceled,
  });
  if (done) {
    yield* closeDialogs((dialog) => dialog.kind === 'caseFlowCancel' && dialog.caseFlowId === caseFlowId);
  }
}

function* changeOwner({ payload: { caseFlowId, owner } }: ReturnType<typeof ownerChangeRequested>) {
  const done = yield* perform({
    subject: 'caseflows/update',
    id: caseFlowId,
    caseFlowId,
    kind: 'updated',
    messages: caseFlowMessages.update,
    draft: draftKey(caseFlowSurfaces.owner, caseFlowId),
    whyNot: whyNotModify,
    send: () => updateCaseFlow(caseFlowId, owner),
    isDone: ({ ownerModel }) => (ownerModel?.id ?? null) === (owner?.id ?? null),
  });
  if (done) {
    yield* closeDialogs(
      (dialog) => dialog.kind === 'caseFlowOwner' && dialog.caseFlowIds.every((id) => id === caseFlowId),
    );
  }
}
