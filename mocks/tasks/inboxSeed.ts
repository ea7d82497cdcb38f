import { TaskStatus } from '@/domain/tasks/taskStatus';
import { DAY, HOUR, MINUTE } from '../world/clock';
import { db } from '../db/db';
import type { Party } from '../db/records';
import type { TaskRecord } from './records';
import { groupIds, userIds } from '../session/users';
import { seedCases, seedLongHistory, seedMedia, seedStepTask } from '../timeline/seed';
import { colleague, group, seedTask, type Seeding, type TaskPlan } from './seed';

const { New, PickedUp, Rejected, Finished, Removed, Canceled } = TaskStatus;

interface Share {
  to: () => Party;
  /** The number of tasks per status. */
  counts: Partial<Record<TaskStatus, number>>;
}

/** The tasks of Anne and her groups: 45 tasks that her list shows without a filter. */
const annesDesk: readonly Share[] = [
  { to: () => colleague(userIds.anne), counts: { [New]: 10, [PickedUp]: 9, [Rejected]: 4 } },
  { to: () => group(groupIds.klantcontact), counts: { [New]: 9, [PickedUp]: 3 } },
  { to: () => group(groupIds.verhuur), counts: { [New]: 6, [PickedUp]: 2, [Rejected]: 2 } },
];

const otherDesks: readonly Share[] = [
  { to: () => colleague(userIds.anne), counts: { [Finished]: 9, [Removed]: 2, [Canceled]: 1 } },
  { to: () => colleague(userIds.bram), counts: { [New]: 8, [PickedUp]: 7, [Rejected]: 2, [Finished]: 6 } },
  { to: () => group(groupIds.leefbaarheid), counts: { [New]: 7, [PickedUp]: 3, [Finished]: 3 } },
  { to: () => group(groupIds.incasso), counts: { [New]: 6, [PickedUp]: 2, [Finished]: 2 } },
  { to: () => group(groupIds.onderhoud), counts: { [New]: 8, [PickedUp]: 4, [Finished]: 3, [Removed]: 1 } },
  { to: () => colleague(userIds.carla), counts: { [New]: 2, [PickedUp]: 2, [Finished]: 2 } },
  { to: () => group(groupIds.beheer), counts: { [New]: 3, [PickedUp]: 1 } },
];

const FINISHED_AGO = [20 * MINUTE, 90 * MINUTE, DAY, 2 * DAY, 5 * DAY, 12 * DAY];

function plansOf({ to, counts }: Share): TaskPlan[] {
  return Object.entries(counts).flatMap(([status, count]) =>
    Array.from({ length: count }, (_, number): TaskPlan => {
      const code = Number(status) as TaskStatus;
      return {
        completeBy: to(),
        status: code,
        ...(code === Finished && { finishedAgo: FINISHED_AGO[number % FINISHED_AGO.length] ?? DAY }),
        ...(code === New && number % 5 === 0 && { age: (number + 1) * 25 * MINUTE }),
        ...(number % 6 === 5 && { kind: 'anonymous' as const }),
      };
    }),
  );
}

const CASE_FLOW_EVERY = 9;
const DETAILED = 400;

function decorate(tasks: readonly TaskRecord[], seeding: Seeding): void {
  const ordinary = tasks.slice(0, DETAILED);
  ordinary.forEach((task) => seedMedia(task, seeding));
  const steps = ordinary.filter(
    ({ relatedPerson }, index) => relatedPerson !== null && index % CASE_FLOW_EVERY === 4,
  );
  const rest = ordinary.filter((task) => !steps.includes(task));
  seedCases(
    rest.flatMap(({ id }) => db.tasks.find(id) ?? []),
    seeding,
  );
  steps.forEach((task, index) => seedStepTask(db.tasks.find(task.id) ?? task, index, seeding));
  const longest = rest[1] && db.tasks.find(rest[1].id);
  if (longest) seedLongHistory(longest, seeding);
}

function seedErrors(seeding: Seeding): TaskRecord[] {
  const desks = [group(groupIds.beheer), group(groupIds.beheer), colleague(userIds.carla)];
  return desks.map((completeBy, number) =>
    seedTask({ completeBy, status: New, kind: 'error', age: (number + 1) * HOUR }, seeding),
  );
}

/** Adds one error task for Anne, and one task without an assignee. */
function seedRarities(seeding: Seeding): void {
  seedTask({ completeBy: null, status: New }, seeding);
  seedErrors(seeding);
}

/** Adds a busy morning: about 140 tasks, `inAnnesList` of them in Anne's list. */
export function seedInbox(seeding: Seeding, inAnnesList: number): void {
  const annes = annesDesk.flatMap(plansOf);
  const error = annes[1];
  if (error) annes[1] = { ...error, kind: 'error' };
  for (let number = annes.length; number < inAnnesList; number += 1) {
    annes.push({ completeBy: group(groupIds.weekend), status: number % 4 === 0 ? PickedUp : New });
  }
  const tasks = [...annes, ...otherDesks.flatMap(plansOf)].map((plan) => seedTask(plan, seeding));
  decorate(tasks, seeding);
  seedRarities(seeding);
}
