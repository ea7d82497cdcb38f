import { textOf } from '../backend/body';
import { refuse } from '../backend/answers';
import type { Call, Handlers } from '../backend/backend';
import { anyOf, taskOrCase } from '../backend/demands';
import { db } from '../db/db';
import { inboxSideOf } from './state';
import { toStepTaskAnswer } from './wire';
import type { StepTaskRecord } from '../db/records';
import type { TaskRecord } from '../tasks/records';
import { finishStepTask } from './stepTaskActions';

interface Found {
  stepTask: StepTaskRecord;
  /** The task in the inbox; undefined until the step is picked up. */
  task: TaskRecord | undefined;
}

/** Finds a step task by its id or that of its task in the inbox (decisions.md, shapes). */
function stepTaskOf({ param }: Call): Found {
  const id = param('id').toLowerCase();
  const stepTask =
    db.stepTasks.find(id) ??
    db.stepTasks.firstWhere(({ umbrellaTaskId }) => umbrellaTaskId === id) ??
    refuse(404, `Taak ${param('id')} bestaat niet.`);
  return { stepTask, task: inboxSideOf(stepTask) };
}

export const stepTaskHandlers: Handlers = {
  'GET /api/v1/caseflow/gettask/:id': taskOrCase((call) => toStepTaskAnswer(stepTaskOf(call).stepTask)),
  'PUT /api/v1/caseflow/finishtask/:id': anyOf('viewCaseFlow')(async (call) => {
    const outcomeId = textOf((await call.body())['outcomeId']);
    const { stepTask, task } = stepTaskOf(call);
    return toStepTaskAnswer(finishStepTask(stepTask, task, call.user, outcomeId));
  }),
};
