import { refuse } from '../backend/answers';
import { pushCaseFlow } from './pushCaseFlow';
import { selfOf } from '../people/assignees';
import { recordCase } from './history';
import { db } from '../db/db';
import type { OutcomeRecord, StepTaskRecord, UserRecord } from '../db/records';
import type { TaskRecord } from '../tasks/records';
import { complete } from '../tasks/actions';

/** Finishes the task in the inbox and its step task together (AMB-091). */
export function finishStepTask(
  stepTask: StepTaskRecord,
  task: TaskRecord | undefined,
  user: UserRecord,
  outcomeId: string,
): StepTaskRecord {
  if (stepTask.isFinished) refuse(409, 'De taak is al afgerond.');
  if (!task) refuse(403, 'De taak is niet aan u of een van uw functiegroepen toegewezen.');
  const outcome = outcomeOf(stepTask, outcomeId);
  complete(task, user, { message: outcome ? `Afgerond: ${outcome.title}` : 'Afgerond' });
  const done = db.stepTasks.change(stepTask, { isFinished: true, outcome });
  const flow = db.caseFlows.find(stepTask.caseFlowId);
  if (flow) {
    const description = `Taak afgerond: ${stepTask.title}${outcome ? ` (${outcome.title})` : ''}`;
    const changed = recordCase(flow, {}, { description, by: selfOf(user) });
    pushCaseFlow('stepTaskFinished', changed, {
      stepId: stepTask.stepId,
      taskId: stepTask.id,
      umbrellaTaskId: task.id,
    });
  }
  return done;
}

function outcomeOf({ outcomes }: StepTaskRecord, id: string): OutcomeRecord | null {
  if (id === '') return outcomes.length === 0 ? null : refuse(422, 'Een uitkomst is verplicht.', 'outcomeId');
  return outcomes.find((outcome) => outcome.id === id) ?? refuse(422, 'Onbekende uitkomst.', 'outcomeId');
}
