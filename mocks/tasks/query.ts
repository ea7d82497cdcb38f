import { isTaskStatusFilter, TaskStatusFilter } from '@/domain/tasks/taskStatusFilter';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { refuse } from '../backend/answers';
import { DAY } from '../world/clock';
import { momentOf } from '../db/calendar';
import { byMoment } from '../lists/order';
import { findAssignee, idsOf } from '../people/assignees';
import { startOfDate, startOfToday, startOfWeek } from '../db/calendar';
import { db } from '../db/db';
import type { UserRecord } from '../db/records';
import type { TaskRecord } from './records';

/** The list query of 000 §7.2. It has `sort`, because the feature `sortering` is on in this world. */
export interface TaskListQuery {
  searchQuery?: string | null;
  status?: TaskStatusFilter | null;
  completion?: string | null;
  taskTypes?: readonly string[];
  createdById?: string | null;
  completeById?: string | null;
  sort?: TaskOrder | null;
}

const orders = ['ends', 'endsDescending', 'created', 'createdDescending'] as const;
export type TaskOrder = (typeof orders)[number];

const OPEN: readonly TaskStatus[] = [TaskStatus.New, TaskStatus.PickedUp, TaskStatus.Rejected];
export const isOpenTask = ({ status }: TaskRecord): boolean => OPEN.includes(status);

/** List parameters come repeated, or as one list with commas (AMB-056). */
export const listParameter = (params: URLSearchParams, name: string): string[] =>
  params
    .getAll(name)
    .flatMap((value) => value.split(','))
    .filter((value) => value !== '');

export function readTaskQuery(params: URLSearchParams): TaskListQuery {
  const status = params.get('status');
  const sort = params.get('sort');
  if (status && !isTaskStatusFilter(status))
    refuse(400, `Onbekend statusfilter '${status}'. Verwacht: ${Object.keys(TaskStatusFilter).join(', ')}.`);
  return {
    searchQuery: params.get('searchQuery'),
    status: status === '' ? null : (status as TaskStatusFilter | null),
    completion: readCompletion(params),
    taskTypes: listParameter(params, 'taskTypes'),
    createdById: params.get('createdById'),
    completeById: params.get('completeById'),
    sort: orders.find((order) => order === sort) ?? null,
  };
}

/** The text without accents and capitals. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

export const wordsOf = (text: string | null | undefined): string[] =>
  plain(text ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');

/** Tests whether all words of a search occur in a record; the searchable text of a record is read once. */
export function searchIn<T extends object>(textsOf: (record: T) => (string | undefined)[]) {
  const read = new WeakMap<T, string>();
  return (search: string | null | undefined): ((record: T) => boolean) => {
    const words = wordsOf(search);
    return (record) => {
      const text = read.get(record) ?? plain(textsOf(record).join('\n'));
      read.set(record, text);
      return words.every((word) => text.includes(word));
    };
  };
}

const searchTask = searchIn<TaskRecord>(({ subject, description, relatedPerson }) => [
  subject,
  description,
  relatedPerson?.name,
]);

type Test = (task: TaskRecord) => boolean;

/** Selects tasks by status; finished ones also by the day or week of finishing (AMB-053). */
function statusTest(status: TaskStatusFilter | null | undefined, now: number): Test {
  const only =
    (code: TaskStatus): Test =>
    (task) =>
      task.status === code;
  const finishedSince =
    (start: string): Test =>
    (task) =>
      task.status === TaskStatus.Finished && task.finished !== null && task.finished >= start;
  switch (status) {
    case 'New':
      return only(TaskStatus.New);
    case 'PickedUp':
      return only(TaskStatus.PickedUp);
    case 'Finished':
      return only(TaskStatus.Finished);
    case 'Removed':
      return only(TaskStatus.Removed);
    case 'Rejected':
      return only(TaskStatus.Rejected);
    case 'FinishedThisWeek':
      return finishedSince(startOfWeek(now));
    case 'FinishedToday':
      return finishedSince(startOfToday(now));
    case 'DeadlineExpired': {
      const moment = new Date(now).toISOString();
      return (task) => {
        const ends = momentOf(task.ends);
        return isOpenTask(task) && ends !== null && ends < moment;
      };
    }
    case null:
    case undefined:
      return isOpenTask;
  }
}

const ISO = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2})?)?$/;

/** An ISO date or moment. */
export function readCompletion(params: URLSearchParams): string | null {
  const completion = params.get('completion') ?? '';
  if (completion === '') return null;
  const isMoment = ISO.test(completion) && !Number.isNaN(Date.parse(completion));
  return isMoment ? completion : refuse(400, `'completion' moet een ISO-datum zijn, niet '${completion}'.`);
}

/** Deadlines on or before a Dutch date, or before a moment (AMB-054). */
export function completionTest(completion: string): (deadline: string | null) => boolean {
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(completion);
  const at = Date.parse(isDate ? `${completion}T12:00:00Z` : completion);
  if (!isDate) return (deadline) => deadline !== null && Date.parse(deadline) <= at;
  const next = startOfDate(new Date(at + DAY).toISOString().slice(0, 10));
  return (deadline) => deadline !== null && deadline < next;
}

/** Tasks of the user and the user's groups, unless the query names an assignee or creator (AMB-052). */
function scopeTest({ completeById, createdById }: TaskListQuery, user: UserRecord): Test {
  const executor = completeById ? (findAssignee(completeById)?.id ?? completeById) : null;
  const creator = createdById ? (findAssignee(createdById)?.id ?? createdById) : null;
  const own = idsOf(user);
  return ({ completeBy, createdBy }) => {
    if (executor === null && creator === null) return completeBy !== null && own.has(completeBy.id);
    return (
      (executor === null || completeBy?.id === executor) && (creator === null || createdBy?.id === creator)
    );
  };
}

/** The whole list query as one test: rules of 000 §4.2 and AMB-052 to 056. */
export function taskTest(query: TaskListQuery, user: UserRecord, now: number): Test {
  const tests: Test[] = [statusTest(query.status, now), scopeTest(query, user)];
  if (query.completion) {
    const isInTime = completionTest(query.completion);
    tests.push(({ ends }) => isInTime(momentOf(ends)));
  }
  const types = query.taskTypes ?? [];
  if (types.length > 0) tests.push(({ taskType }) => taskType !== null && types.includes(taskType.name));
  if (query.searchQuery) tests.push(searchTask(query.searchQuery));
  return (task) => tests.every((test) => test(task));
}

/** Orders tasks by deadline or by creation. */
export const taskOrder = (order: TaskOrder | null | undefined) =>
  byMoment<TaskRecord>(
    ({ created, ends }) => (order?.startsWith('created') ? created : ends),
    order?.endsWith('Descending') === true,
  );

const REMEMBERED_LISTS = 40;
let remembered = new Map<string, TaskRecord[]>();
let rememberedVersion = -1;

/** All tasks that match, in order. Cached while no task changes, so that paging through 10,000 remains quick. */
export function listTasks(query: TaskListQuery, user: UserRecord, now: number): TaskRecord[] {
  if (rememberedVersion !== db.tasks.version || remembered.size > REMEMBERED_LISTS) {
    remembered = new Map();
    rememberedVersion = db.tasks.version;
  }
  const moment = query.status === 'DeadlineExpired' ? now : startOfToday(now);
  const key = JSON.stringify([query, user.id, moment]);
  const known = remembered.get(key);
  if (known) return known;
  const found = db.tasks.where(taskTest(query, user, now)).sort(taskOrder(query.sort));
  remembered.set(key, found);
  return found;
}
