import { CaseFlowStatus } from '@/domain/caseflows/caseFlowStatus';
import { StepStatus } from '@/domain/caseflows/caseFlowStep';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { assigneeOf, idsOf } from '../people/assignees';
import * as actions from './actions';
import { currentStep, inboxSideOf, isBlocked, isOpenCase, isPickedUp, stepTasksOf } from './state';
import { db } from '../db/db';
import type { CaseFlowRecord, StepRecord, UserRecord } from '../db/records';
import { finishStepTask } from './stepTaskActions';
import { pickUp } from '../tasks/actions';
import type { Random } from '../world/random';

interface Desk {
  flow: CaseFlowRecord;
  step: StepRecord;
}

interface Work {
  user: UserRecord;
  random: Random;
  /** The open cases in which this colleague has work, each with its current step. */
  desks: readonly Desk[];
}

const remarks = [
  'Dossier bekeken; we wachten nog op de stukken van de huurder.',
  'Afspraak staat voor donderdag, huurder weet ervan.',
  'Afgestemd met de wijkbeheerder, we kunnen door.',
];

/** Returns true when there was something to do. */
type ColleagueAction = (work: Work) => boolean;

function one<T>(items: readonly T[], random: Random, action: (item: T) => void): boolean {
  if (items.length === 0) return false;
  action(random.pick(items));
  return true;
}

const pickUpStep: ColleagueAction = ({ user, random, desks }) =>
  one(
    desks.filter(({ step }) => step.status === StepStatus.Started),
    random,
    ({ flow, step }) => actions.pickUpStep(flow, step, user),
  );

const finishStep: ColleagueAction = ({ user, random, desks }) =>
  one(
    desks.filter(({ step }) => isPickedUp(step) && !isBlocked(step)),
    random,
    ({ flow, step }) => actions.finishStep(flow, step, user),
  );

/** Picks up a step task in the inbox, or finishes the one that was picked up. */
const doStepTask: ColleagueAction = ({ user, random, desks }) => {
  const own = idsOf(user);
  const open = desks
    .flatMap(({ step }) => stepTasksOf(step))
    .flatMap((stepTask) => {
      const task = inboxSideOf(stepTask);
      const isOwn = task?.completeBy && own.has(task.completeBy.id) && !stepTask.isFinished;
      return task && isOwn ? [{ stepTask, task }] : [];
    })
    .filter(({ task }) => task.status === TaskStatus.New || task.status === TaskStatus.PickedUp);
  return one(open, random, ({ stepTask, task }) => {
    if (task.status === TaskStatus.New) pickUp(task, user);
    else {
      const outcome = stepTask.outcomes.length > 0 ? random.pick(stepTask.outcomes) : null;
      finishStepTask(stepTask, task, user, outcome?.id ?? '');
    }
  });
};

const changeOwner: ColleagueAction = ({ user, random, desks }) => {
  const own = idsOf(user);
  return one(
    desks.filter(
      ({ flow }) =>
        flow.status === CaseFlowStatus.PickedUp && flow.ownerModel !== null && own.has(flow.ownerModel.id),
    ),
    random,
    ({ flow }) => actions.changeOwner(flow, user, () => assigneeOf(random.pick(db.colleagues.all()))),
  );
};

const remark: ColleagueAction = ({ user, random, desks }) =>
  one(desks, random, ({ flow }) =>
    actions.addMessage(flow, user, { message: random.pick(remarks), mediaId: null, isPublic: false }),
  );

const possible: readonly ColleagueAction[] = [
  pickUpStep,
  pickUpStep,
  doStepTask,
  doStepTask,
  doStepTask,
  finishStep,
  finishStep,
  changeOwner,
  remark,
];

/**
 * Performs one action of a colleague on a case of theirs or of their groups, by the usual rules; false when there was
 * none to do.
 */
export function workOnCases(user: UserRecord, random: Random): boolean {
  const own = idsOf(user);
  const desks = db.caseFlows
    .where(isOpenCase)
    .flatMap((flow) => {
      const step = currentStep(flow);
      return step ? [{ flow, step }] : [];
    })
    .filter(({ flow, step }) =>
      [flow.ownerModel?.id, step.functionGroupId, step.pickedUpByModel?.id].some(
        (id) => typeof id === 'string' && own.has(id),
      ),
    );
  return random.pick(possible)({ user, random, desks });
}
