import { groupedBy } from '../db/grouped';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { DAY, MINUTE } from '../world/clock';
import { assigneeOf, assigneeOfGroup } from '../people/assignees';
import { aTask, anActivity } from './records';
import { dutchMoment } from '../db/calendar';
import { db } from '../db/db';
import type { PersonRecord, Party } from '../db/records';
import type { ActivityRecord, TaskRecord } from './records';
import { referenceTo } from '../db/references';
import { defaultTaskType, taskTypeNamed } from './types';
import type { Random } from '../world/random';
import { errorProperties, errorTemplate, templates, type TaskTemplate } from '../world/templates';
import { replies } from '../world/vocabulary';

export interface Seeding {
  random: Random;
  now: number;
  people: readonly PersonRecord[];
  colleagues: readonly Party[];
}

export const seedingOf = (random: Random, now: number): Seeding => ({
  random,
  now,
  people: db.people.all(),
  colleagues: db.colleagues.map(assigneeOf),
});

export interface TaskPlan {
  completeBy: Party | null;
  status: TaskStatus;
  kind?: 'error' | 'anonymous' | 'ordinary';
  template?: TaskTemplate;
  /** The age of the task in milliseconds; random when absent. */
  age?: number;
  finishedAgo?: number;
}

const at = (moment: number) => new Date(moment).toISOString();

const REPLY_COUNTS = [0, 0, 0, 1, 1, 2, 3, 7];
/**
 * The days until the deadline. Few tasks are late, so that the first rows of a list show both late tasks and others.
 */
const DEADLINE_DAYS = [-4, -1, 0, 0, 0, 1, 1, 2, 3, 4, 5, 6, 8, 10, 14, 28];
const DEADLINE_TIMES = ['09:00', '12:00', '15:30', '17:00', '17:00'];
const NO_DEADLINE = 0.08;

function deadline({ random, now }: Seeding): string | null {
  if (random.chance(NO_DEADLINE)) return null;
  return deadlineOn(random.pick(DEADLINE_DAYS), random.pick(DEADLINE_TIMES), now);
}

/**
 * Moves a time that has already passed today to tomorrow, so that a world made in the evening has no more late tasks
 * than one made in the morning.
 */
export function deadlineOn(days: number, time: string, now: number): string {
  const moment = dutchMoment(now, days, time);
  return days === 0 && Date.parse(moment) < now ? dutchMoment(now, 1, time) : moment;
}

const amounts = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2 });

const houseNumberOf = ({ homeAddress }: PersonRecord): string =>
  [homeAddress?.houseNumber ?? 1, homeAddress?.houseNumberSuffix ?? ''].filter(Boolean).join('-');

export function fill(text: string, person: PersonRecord, random: Random): string {
  const euros = random.int(30_000, 389_999) / 100;
  const values: Readonly<Record<string, string>> = {
    naam: person.name ?? '',
    straat: person.homeAddress?.street ?? 'Havenkade',
    huisnummer: houseNumberOf(person),
    plaats: person.homeAddress?.city ?? 'Groningen',
    bedrag: text.includes('{bedrag}') ? `€ ${amounts.format(euros)}` : '',
  };
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** The moments that follow from the status: picked up between creation and finish. */
function moments(plan: TaskPlan, { random, now }: Seeding) {
  const isFinished = plan.status === TaskStatus.Finished;
  const finished = isFinished ? now - (plan.finishedAgo ?? random.int(1, 30) * DAY) : null;
  const created = (finished ?? now) - (plan.age ?? random.int(10, 9 * 24 * 60) * MINUTE);
  const wasPickedUp = isFinished || plan.status === TaskStatus.PickedUp;
  const pickedUp = wasPickedUp ? created + ((finished ?? now) - created) * random.next() : null;
  return { created, pickedUp, finished };
}

function propertiesOf(random: Random): Record<string, string> {
  return {
    ...random.pick(errorProperties),
    undeliveredMessageId: random.guid(),
    scopeId: random.guid(),
    ...(random.chance(0.4) && { selfServiceReportId: random.guid(), flowStateId: random.guid() }),
  };
}

function colleagueOf(task: TaskRecord, { random, colleagues }: Seeding): Party | null {
  const executor = task.completeBy;
  return executor !== null && executor.type === 'Employee' && random.chance(0.6)
    ? executor
    : random.pick(colleagues);
}

/** Adds the replies and status changes of a task, so that its count, history and moments agree. */
export function seedHistory(task: TaskRecord, seeding: Seeding, replyCount: number): TaskRecord {
  const { random, now } = seeding;
  const created = Date.parse(task.created ?? at(now));
  const latest = task.finished === null ? now : Date.parse(task.finished);
  const moment = () => at(created + (latest - created) * random.next());
  const entries = Array.from({ length: replyCount }, () =>
    anActivity({
      id: random.guid(),
      taskId: task.id,
      message: random.pick(replies),
      startTime: moment(),
      colleague: colleagueOf(task, seeding),
    }),
  );
  const done = (told: Partial<ActivityRecord>) => anActivity({ id: random.guid(), taskId: task.id, ...told });
  if (task.pickedUp)
    entries.push(
      done({ message: 'Taak opgepakt', startTime: task.pickedUp, colleague: colleagueOf(task, seeding) }),
    );
  if (task.finished) {
    const colleague = seeding.colleagues.find(({ id }) => id === task.completedById) ?? null;
    const message = 'Telefonisch afgehandeld.';
    entries.push(done({ message, completeReason: message, startTime: task.finished, colleague }));
  }
  if (task.status === TaskStatus.Rejected) {
    const message = 'Hoort niet bij ons team.';
    entries.push(
      done({
        message,
        rejectReason: message,
        startTime: moment(),
        colleague: random.pick(seeding.colleagues),
      }),
    );
  }
  if (task.status === TaskStatus.Removed) {
    const message = 'Dubbel aangemaakt.';
    entries.push(done({ message, deleteReason: message, startTime: moment(), colleague: task.createdBy }));
  }
  for (const entry of entries) db.activities.add(entry);
  const lastModified = entries.reduce(
    (last, { startTime }) => (startTime > last ? startTime : last),
    task.created ?? '',
  );
  return { ...task, discussionCount: entries.length, lastModified };
}

const isEmployee = (assignee: Party | null) => assignee?.type === 'Employee';

/** Person, contract and unit, for a task that is about somebody. */
export function relationOf(person: PersonRecord): Partial<TaskRecord> {
  const role = person.roles?.customer;
  const contract = role ? contractsByRole(role).at(-1) : undefined;
  return {
    relatedPerson: referenceTo(person),
    unitId: contract?.unit?.id ?? null,
  };
}

/** The creator and the owner of a task. A rejected task is back with its owner. */
function ownersOf({ completeBy, status }: TaskPlan, { random, colleagues }: Seeding) {
  const isBack = status === TaskStatus.Rejected;
  const createdBy = isBack && isEmployee(completeBy) ? completeBy : random.pick(colleagues);
  return { createdBy, from: isBack ? completeBy : createdBy };
}

const instant = (moment: number | null): string | null => (moment === null ? null : at(moment));

/** Matches one in four ids. */
export const SPELLED_OTHERWISE = /[0-3]$/;

export function planTask(plan: TaskPlan, seeding: Seeding): TaskRecord {
  const { random, people, colleagues } = seeding;
  const kind = plan.kind ?? 'ordinary';
  const template = kind === 'error' ? errorTemplate : (plan.template ?? random.pick(templates));
  const person = random.pick(people);
  const { created, pickedUp, finished } = moments(plan, seeding);
  const finisher = isEmployee(plan.completeBy) ? plan.completeBy : random.pick(colleagues);
  const id = random.guid();
  return aTask({
    id,
    spelledOtherwise: SPELLED_OTHERWISE.test(id),
    subject: fill(template.subject, person, random),
    description: fill(template.description, person, random),
    taskType: taskTypeNamed(template.type) ?? defaultTaskType,
    status: plan.status,
    completeBy: plan.completeBy,
    ...ownersOf(plan, seeding),
    ...(kind === 'ordinary' && relationOf(person)),
    created: at(created),
    lastModified: at(created),
    pickedUp: instant(pickedUp),
    finished: instant(finished),
    completedById: finished === null ? null : (finisher?.id ?? null),
    ends: deadline(seeding),
    properties: kind === 'error' ? propertiesOf(random) : {},
  });
}

const contractsByRole = groupedBy(db.contracts, ({ roleId }) => roleId ?? '');

export function seedTask(plan: TaskPlan, seeding: Seeding): TaskRecord {
  const task = planTask(plan, seeding);
  return db.tasks.add(seedHistory(task, seeding, seeding.random.pick(REPLY_COUNTS)));
}

export const group = (id: string): Party => {
  const found = db.functionGroups.find(id);
  if (!found) throw new Error(`No function group ${id}`);
  return assigneeOfGroup(found);
};

export const colleague = (id: string): Party => {
  const found = db.colleagues.find(id);
  if (!found) throw new Error(`No colleague ${id}`);
  return assigneeOf(found);
};
