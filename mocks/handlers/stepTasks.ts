import { json, refuse } from '../answers';
import type { Call, Handlers } from '../backend';
import { db } from '../db/db';
import type { StepTaskRecord, TaskRecord } from '../db/records';
import { finishStepTask } from '../db/stepTaskActions';
import { toDetail } from '../db/wire';
import { omit } from '../omit';
import { textOf } from './taskPayloads';

interface Found {
  stepTask: StepTaskRecord;
  /** Undefined until the step is picked up. */
  task: TaskRecord | undefined;
}

/** By the id of the step task or of its task in the inbox (decisions.md, shapes). */
function stepTaskOf({ param }: Call): Found {
  const id = param('id').toLowerCase();
  const stepTask =
    db.stepTasks.find(id) ??
    db.stepTasks.all().find(({ umbrellaTaskId }) => umbrellaTaskId === id) ??
    refuse(404, 'Zaaktaak niet gevonden.');
  return { stepTask, task: db.tasks.find(stepTask.umbrellaTaskId) };
}

const toAnswer = ({ stepTask, task }: Found) => ({
  ...omit(stepTask, 'caseFlowId', 'stepId'),
  task: task ? toDetail(task) : null,
});

export const stepTaskHandlers: Handlers = {
  'GET /api/v1/caseflow/gettask/:id': (call) => json(toAnswer(stepTaskOf(call))),
  'PUT /api/v1/caseflow/finishtask/:id': async (call) => {
    const outcomeId = textOf((await call.body())['outcomeId']) || null;
    const { stepTask, task } = stepTaskOf(call);
    if (!task) refuse(409, 'De stap is nog niet opgepakt.');
    return json(toAnswer(finishStepTask(stepTask, task, call.user, outcomeId)));
  },
};
