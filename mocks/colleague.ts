import { TaskStatus } from '@/domain/taskStatus';
import { TaskTypeCategory } from '@/domain/taskType';
import { clock } from './clock';
import { assigneeOf, findAssignee, idsOf } from './db/assignees';
import { db } from './db/db';
import type { ColleagueRecord, TaskRecord, UserRecord } from './db/records';
import * as actions from './db/taskActions';
import { createRandom } from './random';
import { seedingOf } from './seeds/tasks';
import { replies } from './seeds/vocabulary';
import { createTask } from './traffic';
import { groupIds, userIds } from './users';

const SEED = 41;
const MIN_PAUSE_MS = 4_000;
const MAX_PAUSE_MS = 9_000;

const asUser = ({ id }: ColleagueRecord): UserRecord => ({
  id,
  key: 'collega',
  permissions: ['viewTask', 'createTask'],
});

const signedInIds: readonly string[] = Object.values(userIds);

/** Someone else at work: picks up, answers, finishes and creates tasks by the same rules as everybody. */
export function createColleague(seed = SEED, everyMs: number | null = null) {
  const random = createRandom(seed);
  let timer: ReturnType<typeof setTimeout> | null = null;
  let wait: () => number = () => everyMs ?? random.int(MIN_PAUSE_MS, MAX_PAUSE_MS);

  const someone = (): ColleagueRecord =>
    random.pick(
      db.colleagues
        .all()
        .filter(({ id, functionGroupIds }) => !signedInIds.includes(id) && functionGroupIds.length > 0),
    );

  const tasksOf = (user: UserRecord, status: TaskStatus): TaskRecord[] => {
    const own = idsOf(user);
    return db.tasks
      .all()
      .filter((task) => task.status === status && task.completeBy !== null && own.has(task.completeBy.id))
      .filter(({ taskType }) => taskType?.category !== TaskTypeCategory.CaseFlow);
  };

  const act = (colleague: ColleagueRecord) => {
    const user = asUser(colleague);
    const lot = random.int(0, 9);
    const fresh = tasksOf(user, TaskStatus.New);
    const busy = tasksOf(user, TaskStatus.PickedUp);
    if (lot < 3 && fresh.length > 0) return actions.pickUp(random.pick(fresh), user);
    if (lot < 5 && busy.length > 0)
      return actions.finish(random.pick(busy), user, 'Afgehandeld, huurder is gebeld.');
    if (lot < 8 && busy.length + fresh.length > 0)
      return actions.discuss(random.pick([...busy, ...fresh]), user, random.pick(replies));
    const desk = findAssignee(
      random.pick([groupIds.klantcontact, groupIds.verhuur, userIds.anne, userIds.bram]),
    );
    return desk && createTask(seedingOf(random, clock.now()), desk, assigneeOf(colleague));
  };

  const stop = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };

  const next = () => {
    timer = setTimeout(() => {
      step();
      next();
    }, wait());
  };

  /** One deed, at once. */
  function step(): void {
    if (db.colleagues.size > 0) act(someone());
  }

  return {
    step,
    stop,
    start(pauseMs: number | null = null): void {
      stop();
      if (pauseMs !== null) wait = () => pauseMs;
      next();
    },
  };
}

export type SimulatedColleague = ReturnType<typeof createColleague>;
