import type { UnknownAction } from '@reduxjs/toolkit';
import { aTask } from '@mocks/tasks/records';
import type { TaskRecord } from '@mocks/tasks/records';
import { taskOrder, taskTest } from '@mocks/tasks/query';
import { userIds, users } from '@mocks/session/users';
import type { TaskSort } from '@/api/tasks';
import { AssigneeType, type Assignee } from '@/domain/colleague/assignee';
import type { Task } from '@/domain/task/task';
import { TaskStatus } from '@/domain/task/taskStatus';
import type { User } from '@/domain/session/user';
import { type TaskEvent, type TaskEventKind, taskEvents } from '@/hubs/taskHub';
import { hasMore } from '@/list/listState';
import { type TaskFilters, toTaskQuery } from '@/tasks/list/taskFilters';
import { overviewEntered, taskList } from '@/tasks/list/taskList';
import { tasksReducer } from '@/tasks/tasksReducer';

export const NOW = Date.parse('2026-11-21T11:00:00Z');
export const HOUR = 3_600_000;
export const PAGE = 9;

export const someone = (id: string): Assignee => ({
  id,
  name: id,
  type: AssigneeType.Employee,
  department: null,
});
export const anne: User = {
  id: userIds.anne,
  name: 'Anne',
  department: null,
  telephone: null,
  pictureBlobId: null,
  permissions: { viewTask: true },
  functionGroups: [],
};
export type Fields = Pick<
  TaskRecord,
  'status' | 'ends' | 'completeBy' | 'createdBy' | 'taskType' | 'subject' | 'finished' | 'created'
>;

/** A server, a line that loses the order, and the client's one request at a time. */
export class World {
  state: ReturnType<typeof tasksReducer>;
  readonly tasks = new Map<string, TaskRecord>();
  readonly line: TaskEvent[] = [];
  request: {
    page: number;
    pageSize: number;
    whole: boolean;
    mark: number;
    answer: Task[] | null;
    total: number;
  } | null = null;
  #made = 0;
  #time = NOW - 1_000 * HOUR;

  readonly filters: TaskFilters;
  readonly sort: TaskSort;

  constructor(wanted: TaskFilters, sort: TaskSort) {
    this.filters = wanted;
    this.sort = sort;
    this.state = tasksReducer(undefined, overviewEntered({ filters: wanted, sort }));
  }

  get list() {
    return this.state.list;
  }

  dispatch(action: UnknownAction): void {
    this.state = tasksReducer(this.state, action);
  }

  truth(): TaskRecord[] {
    const { searchQuery = '', ...query } = toTaskQuery(
      this.filters,
      this.sort,
      { page: 0, pageSize: PAGE },
      NOW,
    );
    const passes = taskTest({ ...query, searchQuery }, users.anne, NOW);
    return [...this.tasks.values()].filter(passes).sort(taskOrder(this.sort));
  }

  create(changes: Partial<Fields>, bare: boolean): void {
    this.#made += 1;
    const id = `t${String((this.#made * 7919) % 1_000)}`;
    const task = aTask({ ...changes, id, lastModified: this.#tick(), from: null, caseTitle: null });
    this.tasks.set(id, task);
    this.line.push({ kind: 'created', id, task: bare ? null : task });
  }

  change(
    index: number,
    changes: Partial<Fields>,
    kind: TaskEventKind,
    bare: boolean,
    sameMoment: boolean,
  ): void {
    const task = this.#nth(index);
    if (!task || task.status === TaskStatus.Removed) return;
    const next = { ...task, ...changes, lastModified: sameMoment ? task.lastModified : this.#tick() };
    if (next.status === TaskStatus.Removed) next.status = TaskStatus.Canceled;
    this.tasks.set(task.id, next);
    this.line.push({ kind, id: task.id, task: bare ? null : next });
  }

  delete(index: number, bare: boolean): void {
    const task = this.#nth(index);
    if (!task || task.status === TaskStatus.Removed) return;
    const next: TaskRecord = { ...task, status: TaskStatus.Removed, lastModified: this.#tick() };
    this.tasks.set(task.id, next);
    this.line.push({ kind: 'deleted', id: task.id, task: bare ? null : next });
  }

  deliver(index: number, count: number, again: boolean): void {
    if (this.line.length === 0) return;
    const start = index % this.line.length;
    const events = again ? this.line.slice(start, start + count) : this.line.splice(start, count);
    this.dispatch(taskEvents({ events, user: anne, now: NOW }));
  }

  ask(what: 'more' | 'resync'): void {
    if (this.request !== null) return;
    const { ids, load, mark } = this.list;
    if (load === 'loaded' && what === 'more' && !hasMore(this.list)) return;
    const whole = load === 'loading' || what === 'resync';
    const page = whole ? 0 : Math.floor(ids.length / PAGE);
    const pageSize = whole ? Math.max(1, Math.ceil(ids.length / PAGE)) * PAGE : PAGE;
    this.request = { page, pageSize, whole, mark, answer: null, total: 0 };
  }

  compute(): void {
    if (this.request === null || this.request.answer !== null) return;
    const truth = this.truth();
    const { page, pageSize } = this.request;
    this.request = {
      ...this.request,
      answer: truth.slice(page * pageSize, (page + 1) * pageSize),
      total: truth.length,
    };
  }

  answer(): void {
    if (this.request === null || this.request.answer === null) return;
    const { page, pageSize, whole, mark, answer: items, total } = this.request;
    this.request = null;
    const { epoch } = this.list;
    const { listAnswered, pageAnswered } = taskList.actions;
    this.dispatch(
      whole
        ? listAnswered({ epoch, snapshot: { items, total, mark, now: NOW } })
        : pageAnswered({ epoch, page: { items, total, page, pageSize }, now: NOW }),
    );
  }

  settle(): void {
    this.deliver(0, Infinity, false);
    for (let tries = 0; tries < 5; tries += 1) {
      this.compute();
      this.answer();
      if (this.list.load === 'loaded' && this.list.staleness === 'none') break;
      this.ask('resync');
    }
  }

  #nth(index: number): TaskRecord | undefined {
    const all = [...this.tasks.values()];
    return index % 2 === 0
      ? all[(index / 2) % Math.max(all.length, 1)]
      : all.at(-Math.min((index + 1) / 2, all.length));
  }

  #tick(): string {
    this.#time += 1_000;
    return new Date(this.#time).toISOString();
  }
}
