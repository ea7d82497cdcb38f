import { call, put, select, takeEvery } from 'typed-redux-saga';
import { finishStep, finishStepTask, getStepTask, pickUpStep } from '@/api/caseflows/caseFlows';
import { draftKey } from '@/core/drafts/draftsSlice';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import type { CaseFlowStep } from '@/domain/caseflows/caseFlowStep';
import type { User } from '@/domain/session/user';
import { caseFlowMessages } from '../../caseFlowMessages';
import {
  whyNotFinishStep,
  whyNotFinishStepTask,
  whyNotPickUpStep,
  whyNotStartScenario,
} from '../../caseFlowPermissions';
import {
  caseFlowSurfaces,
  stepFinishRequested,
  stepPickUpRequested,
  stepTaskFinishRequested,
} from '../../caseFlowsActions';
import { isFinishedStep, isPickedUpStep } from '../../caseFlowsRules';
import { stepDone, type StepResult } from '../openCaseFlow';
import { perform, selectKnown } from '../performCaseFlow';
import { linkedTasksStale, selectLinkedTask, type WithLinkedTasks } from './linkedTasksSlice';
import { openChannel } from './stepDialogs';

export function* stepActionsSaga() {
  yield* takeEvery(stepPickUpRequested, pickUp);
  yield* takeEvery(stepFinishRequested, finish);
  yield* takeEvery(stepTaskFinishRequested, finishTask);
}

const stepOf = (caseFlow: CaseFlow, stepId: string): CaseFlowStep | undefined =>
  caseFlow.steps.find(({ id }) => id === stepId);

/** Applies a rule to one step; an unknown step is left to the server. */
const aboutStep =
  (stepId: string, rule: (caseFlow: CaseFlow, step: CaseFlowStep, user: User) => string | null) =>
  (caseFlow: CaseFlow, user: User): string | null => {
    const step = stepOf(caseFlow, stepId);
    return step === undefined ? null : rule(caseFlow, step, user);
  };

function* reportDone(caseFlowId: string, result: StepResult) {
  yield* put(stepDone({ caseFlowId, ...result }));
}

function* pickUp({ payload }: ReturnType<typeof stepPickUpRequested>) {
  const { caseFlowId, stepId, taskAssignments } = payload;
  const done = yield* perform({
    subject: 'pickUpStep',
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
  yield* reportDone(caseFlowId, { action: 'pickUp', stepId });
  yield* startScenario(caseFlowId, stepId);
}

/** Asks for the channel of a scenario that starts automatically (AMB-106). */
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
    subject: 'finishStep',
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
  yield* reportDone(caseFlowId, { action: 'finish', stepId });
}

function* finishTask({ payload }: ReturnType<typeof stepTaskFinishRequested>) {
  const { caseFlowId, stepId, stepTaskId, outcomeId, andStep } = payload;
  const linked = yield* select((state: WithLinkedTasks) => selectLinkedTask(state, stepTaskId));
  const done = yield* perform({
    subject: 'finishStepTask',
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
  yield* reportDone(caseFlowId, { action: 'finishTask', stepId });
  if (andStep) yield* call(finish, stepFinishRequested({ caseFlowId, stepId }));
}
