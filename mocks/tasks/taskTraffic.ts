import { TaskStatus } from '@/domain/task/taskStatus';
import { TaskTypeCategory } from '@/domain/task/taskType';
import { DAY } from '../world/clock';
import { assigneeOf } from '../people/assignees';
import { db } from '../db/db';
import { record } from '../timeline/history';
import type { Party } from '../db/records';
import type { TaskRecord } from './records';
import { pushTask } from './pushTask';
import { isOpenTask } from './query';
import type { Random } from '../world/random';
import { planTask, seedHistory, type Seeding } from './seed';
import { replies } from '../world/vocabulary';

type Deed = (task: TaskRecord, random: Random, by: Party) => void;

const updated = { message: 'Taak gewijzigd' } as const;

const rename: Deed = (task, random, by) =>
  pushTask(
    'contentsModified',
    record(
      task,
      { subject: `${task.subject.replace(/ \(\d+\)$/, '')} (${random.int(2, 99)})` },
      { ...updated, colleague: by },
    ),
  );

const postpone: Deed = (task, random, by) => {
  const ends = new Date(Date.parse(task.ends ?? task.created ?? '') + random.int(-2, 5) * DAY).toISOString();
  pushTask('contentsModified', record(task, { ends }, { ...updated, colleague: by }));
};

const reply: Deed = (task, random, by) => {
  const done = record(task, {}, { message: random.pick(replies), colleague: by });
  pushTask('discussed', done);
};

const pickUp: Deed = (task, random, by) => {
  if (task.status !== TaskStatus.New) {
    rename(task, random, by);
    return;
  }
  const changes = { status: TaskStatus.PickedUp, pickedUp: new Date().toISOString() };
  pushTask('pickedUp', record(task, changes, { message: 'Taak opgepakt', colleague: by }));
};

const handOver: Deed = (task, random, by) => {
  const completeBy = assigneeOf(random.pick(db.colleagues.all()));
  const message = `Taak toegewezen aan ${completeBy.name}`;
  pushTask('executorChanged', record(task, { completeBy }, { message, colleague: by }));
};

/** Its end belongs to a step: it comes by the rules of the case. */
const isOfCase = ({ taskType }: TaskRecord) => taskType?.category === TaskTypeCategory.CaseFlow;

const finish: Deed = (task, random, by) => {
  if (isOfCase(task)) {
    rename(task, random, by);
    return;
  }
  const changes = { status: TaskStatus.Finished, finished: new Date().toISOString(), completedById: by.id };
  pushTask(
    'completed',
    record(task, changes, { message: 'Afgehandeld.', completeReason: 'Afgehandeld.', colleague: by }),
  );
};

const remove: Deed = (task, random, by) => {
  if (isOfCase(task)) {
    rename(task, random, by);
    return;
  }
  pushTask(
    'deleted',
    record(
      task,
      { status: TaskStatus.Removed },
      { message: 'Dubbel.', deleteReason: 'Dubbel.', colleague: by },
    ),
  );
};

/** How often each deed is done, out of a hundred. */
const shares: readonly [Deed, number][] = [
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
  const task = db.tasks.add(seedHistory({ ...planned, createdBy: by, from: by }, seeding, 0));
  pushTask('created', task);
  return task;
}

function oneDeed(ids: readonly string[], seeding: Seeding): void {
  const { random, colleagues } = seeding;
  const by = random.pick(colleagues);
  const task = db.tasks.find(random.pick(ids));
  let lot = random.int(0, 99);
  for (const [deed, share] of shares) {
    if (lot < share && task && isOpenTask(task)) {
      deed(task, random, by);
      return;
    }
    lot -= share;
  }
  createTask(seeding, task?.completeBy ?? by, by);
}

/** Each call is a real, random change to one of the tasks that are there. */
export function taskTraffic(seeding: Seeding): () => void {
  const ids = db.tasks.where(isOpenTask).map(({ id }) => id);
  return () => oneDeed(ids, seeding);
}
