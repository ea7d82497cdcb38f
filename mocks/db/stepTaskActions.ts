import { refuse } from '../answers';
import { pushCaseFlow } from '../hubs/pushCaseFlow';
import { selfOf } from './assignees';
import { recordCase } from './caseFlowHistory';
import { isOpenCase, isPickedUp } from './caseFlowState';
import { db } from './db';
import type { StepTaskRecord, TaskRecord, UserRecord } from './records';
import { complete } from './taskActions';

/** Finishes the task in the inbox and its step task together (AMB-091). */
export function finishStepTask(
  stepTask: StepTaskRecord,
  task: TaskRecord,
  user: UserRecord,
  outcomeId: string | null,
): StepTaskRecord {
  if (stepTask.isFinished) refuse(409, 'De zaaktaak is al afgerond.');
  const flow = db.caseFlows.find(stepTask.caseFlowId);
  const step = flow?.steps.find(({ id }) => id === stepTask.stepId);
  if (flow && step && !(isOpenCase(flow) && isPickedUp(step))) refuse(409, 'De stap is niet meer opgepakt.');
  const outcome = stepTask.outcomes.find(({ id }) => id === outcomeId) ?? null;
  if (stepTask.outcomes.length > 0 && !outcome) refuse(422, 'Kies een resultaat.');
  const result = outcome ? `: ${outcome.title}` : '';
  complete(task, user, `Zaaktaak afgerond${result}`);
  const done = db.stepTasks.change(stepTask, { isFinished: true, outcome });
  if (flow) {
    const entry = { title: 'Taak afgerond', description: `${stepTask.title}${result}`, by: selfOf(user) };
    pushCaseFlow('stepTaskFinished', recordCase(flow, {}, entry), stepTask.stepId);
  }
  return done;
}
