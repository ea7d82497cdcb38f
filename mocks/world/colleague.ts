import { TaskStatus } from '@/domain/tasks/taskStatus';
import { TaskTypeCategory } from '@/domain/tasks/taskType';
import { workOnCases } from '../caseflows/caseColleague';
import { clock } from './clock';
import { assigneeOf, findAssignee, idsOf } from '../people/assignees';
import { isCardOpen, workOnCards } from '../people/cardTraffic';
import { db } from '../db/db';
import type { ColleagueRecord, UserRecord } from '../db/records';
import type { TaskRecord } from '../tasks/records';
import * as actions from '../tasks/actions';
import { createRandom } from './random';
import { createRepeating } from './repeating';
import { seedingOf } from '../tasks/seed';
import { replies } from './vocabulary';
import { createTask } from '../tasks/taskTraffic';
import { groupIds, userIds } from '../session/users';

const SEED = 41;
/** The share of the colleague's time that goes to cases. */
const ON_CASES = 0.3;
/** The share of the colleague's time that goes to open cards. */
const ON_CARDS = 0.3;
const MIN_PAUSE_MS = 4_000;
const MAX_PAUSE_MS = 9_000;

const asUser = ({ id }: ColleagueRecord): UserRecord => ({
  id,
  key: 'collega',
  permissions: [
    'viewTask',
    'createTask',
    'viewCaseFlow',
    'viewDetailedCaseFlow',
    'pickupCaseFlowStep',
    'finishCaseFlowStep',
  ],
});

const signedInIds: readonly string[] = Object.values(userIds);

/** Simulates a colleague who works on tasks and cases, by the usual rules. */
export function createColleague(seed = SEED) {
  const random = createRandom(seed);
  const repeating = createRepeating();

  const someone = (): ColleagueRecord =>
    random.pick(
      db.colleagues.where(
        ({ id, functionGroupIds }) => !signedInIds.includes(id) && functionGroupIds.length > 0,
      ),
    );

  const tasksOf = (user: UserRecord, status: TaskStatus): TaskRecord[] => {
    const own = idsOf(user);
    return db.tasks
      .where((task) => task.status === status && task.completeBy !== null && own.has(task.completeBy.id))
      .filter(({ taskType }) => taskType?.category !== TaskTypeCategory.CaseFlow);
  };

  const bringTask = (colleague: ColleagueRecord) => {
    const desk = findAssignee(
      random.pick([groupIds.klantcontact, groupIds.verhuur, userIds.anne, userIds.bram]),
    );
    if (desk) createTask(seedingOf(random, clock.now()), desk, assigneeOf(colleague));
  };

  const act = (colleague: ColleagueRecord) => {
    const user = asUser(colleague);
    if (isCardOpen() && random.chance(ON_CARDS)) {
      workOnCards(user, random);
      return;
    }
    if (db.caseFlows.size > 0 && random.chance(ON_CASES) && workOnCases(user, random)) return;
    const lot = random.int(0, 9);
    const fresh = tasksOf(user, TaskStatus.New);
    const busy = tasksOf(user, TaskStatus.PickedUp);
    if (lot < 3 && fresh.length > 0) actions.pickUp(random.pick(fresh), user);
    else if (lot < 5 && busy.length > 0)
      actions.finish(random.pick(busy), user, 'Afgehandeld, huurder is gebeld.');
    else if (lot < 8 && busy.length + fresh.length > 0)
      actions.discuss(random.pick([...busy, ...fresh]), user, random.pick(replies));
    else bringTask(colleague);
  };

  /** Performs one action at once. */
  const step = (): void => {
    if (db.colleagues.size > 0) act(someone());
  };

  return {
    step,
    stop: repeating.stop,
    start: (pauseMs: number | null = null): void =>
      repeating.start(() => pauseMs ?? random.int(MIN_PAUSE_MS, MAX_PAUSE_MS), step),
  };
}

export type SimulatedColleague = ReturnType<typeof createColleague>;
