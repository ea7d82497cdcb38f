import { json, refuse } from '../answers';
import type { Call, Handlers } from '../backend';
import { db } from '../db/db';
import type { StepTaskRecord, TaskRecord } from '../db/records';
import { complete } from '../db/taskActions';
import { omit } from '../omit';
import { toDetail } from '../db/wire';
import { pushHub } from '../hubs/hubServer';
import { textOf } from './taskPayloads';

/** By the id of the step task or of its task in the inbox (decisions.md, shapes). */
function stepTaskOf({ param }: Call): { stepTask: StepTaskRecord; task: TaskRecord } {
  const id = param('id').toLowerCase();
  const stepTask =
    db.stepTasks.find(id) ?? db.stepTasks.all().find(({ umbrellaTaskId }) => umbrellaTaskId === id);
  const task = stepTask && db.tasks.find(stepTask.umbrellaTaskId);
  return stepTask && task ? { stepTask, task } : refuse(404, 'Zaaktaak niet gevonden.');
}

const toAnswer = (stepTask: StepTaskRecord, task: TaskRecord) => ({
  ...omit(stepTask, 'caseFlowId', 'stepId'),
  task: toDetail(task),
});

export const caseFlowHandlers: Handlers = {
  'GET /api/v1/caseflow/gettask/:id': (call) => {
    const { stepTask, task } = stepTaskOf(call);
    return json(toAnswer(stepTask, task));
  },
  'PUT /api/v1/caseflow/finishtask/:id': async (call) => {
    const { stepTask, task } = stepTaskOf(call);
    const outcomeId = textOf((await call.body())['outcomeId']);
    if (stepTask.isFinished) refuse(409, 'De zaaktaak is al afgerond.');
    const outcome = stepTask.outcomes.find(({ id }) => id === outcomeId) ?? null;
    if (stepTask.outcomes.length > 0 && !outcome) refuse(422, 'Kies een resultaat.');
    const finished = complete(task, call.user, `Zaaktaak afgerond${outcome ? `: ${outcome.title}` : ''}`);
    const done = db.stepTasks.change(stepTask, { isFinished: true, outcome });
    pushHub('caseFlowHub', 'stepTaskFinished', {
      caseFlowId: done.caseFlowId,
      stepId: done.stepId,
      ...toAnswer(done, finished),
    });
    return json(toAnswer(done, finished));
  },
};
