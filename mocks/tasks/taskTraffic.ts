import { TaskStatus } from '@/domain/tasks/taskStatus';
import { TaskTypeCategory } from '@/domain/tasks/taskType';
import { DAY } from '../world/clock';
import { assigneeOf } from '../people/assignees';
import { db } from '../db/db';
import type { Party } from '../db/records';
import type { TaskRecord } from './records';
import { add, carryOut } from './actions';
import { isOpenTask } from './query';
import type { Random } from '../world/random';
import { planTask, seedHistory, type Seeding } from './seed';
import { replies } from '../world/vocabulary';

type ColleagueAction = (task: TaskRecord, random: Random, by: Party) => TaskRecord;

const change = (task: TaskRecord, changes: Partial<TaskRecord>, colleague: Party): TaskRecord =>
  carryOut('contentsModified', task, changes, { message: 'Taak gewijzigd', colleague });

const rename: ColleagueAction = (task, random, by) =>
  change(task, { subject: `${task.subject.replace(/ \(\d+\)$/, '')} (${random.int(2, 99)})` }, by);

const postpone: ColleagueAction = (task, random, by) => {
  const ends = Date.parse(task.ends ?? task.created ?? '') + random.int(-2, 5) * DAY;
  return change(task, { ends: new Date(ends).toISOString() }, by);
};

const reply: ColleagueAction = (task, random, colleague) =>
  carryOut('discussed', task, {}, { message: random.pick(replies), colleague });

const handOver: ColleagueAction = (task, random, colleague) => {
  const completeBy = assigneeOf(random.pick(db.colleagues.all()));
  const message = `Taak toegewezen aan ${completeBy.name}`;
  return carryOut('executorChanged', task, { completeBy }, { message, colleague });
};

/** Performs the action when the task allows it; otherwise renames the task. */
const where =
  (isAllowed: (task: TaskRecord) => boolean, action: ColleagueAction): ColleagueAction =>
  (task, random, by) =>
    (isAllowed(task) ? action : rename)(task, random, by);

const isNew = ({ status }: TaskRecord): boolean => status === TaskStatus.New;
/** A task of a case is finished by its step, by the rules of the case. */
const isOfNoCase = ({ taskType }: TaskRecord): boolean => taskType?.category !== TaskTypeCategory.CaseFlow;

const now = () => new Date().toISOString();

const pickUp = where(isNew, (task, _, colleague) =>
  carryOut(
    'pickedUp',
    task,
    { status: TaskStatus.PickedUp, pickedUp: now() },
    { message: 'Taak opgepakt', colleague },
  ),
);

const finish = where(isOfNoCase, (task, _, colleague) =>
  carryOut(
    'completed',
    task,
    { status: TaskStatus.Finished, finished: now(), completedById: colleague.id },
    { message: 'Afgehandeld.', completeReason: 'Afgehandeld.', colleague },
  ),
);

const remove = where(isOfNoCase, (task, _, colleague) =>
  carryOut(
    'deleted',
    task,
    { status: TaskStatus.Removed },
    { message: 'Dubbel.', deleteReason: 'Dubbel.', colleague },
  ),
);

/** The frequency of each action, in percent. */
const shares: readonly [ColleagueAction, number][] = [
  [rename, 38],
  [postpone, 30],
  [reply, 14],
  [pickUp, 8],
  [handOver, 4],
  [finish, 2],
  [remove, 1],
];

export function createTask(seeding: Seeding, completeBy: Party, by: Party): TaskRecord {
  const planned = planTask({ completeBy, status: TaskStatus.New, age: 1 }, seeding);
  return add(seedHistory({ ...planned, createdBy: by, from: by }, seeding, 0));
}

function oneAction(ids: readonly string[], seeding: Seeding): void {
  const { random, colleagues } = seeding;
  const by = random.pick(colleagues);
  const task = db.tasks.find(random.pick(ids));
  let lot = random.int(0, 99);
  const action = shares.find(([, share]) => (lot -= share) < 0)?.[0];
  if (action && task && isOpenTask(task)) action(task, random, by);
  else createTask(seeding, task?.completeBy ?? by, by);
}

/** Each call makes a real, random change to one of the existing tasks. */
export function taskTraffic(seeding: Seeding): () => void {
  const ids = db.tasks.where(isOpenTask).map(({ id }) => id);
  return () => oneAction(ids, seeding);
}
