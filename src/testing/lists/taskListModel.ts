import { aTask } from '@mocks/tasks/records';
import type { TaskRecord } from '@mocks/tasks/records';
import { taskOrder, taskTest } from '@mocks/tasks/query';
import { userIds, users } from '@mocks/session/users';
import type { TaskSort } from '@/api/tasks/tasks';
import { AssigneeType, type Assignee } from '@/domain/colleagues/assignee';
import type { Task } from '@/domain/tasks/task';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import type { User } from '@/domain/session/user';
import { type TaskEvent, type TaskEventKind, taskEvents } from '@/hubs/taskHub';
import { type TaskFilters, toTaskQuery } from '@/work/tasks/list/taskFilters';
import { overviewEntered, taskList } from '@/work/tasks/list/taskList';
import { tasksSlice } from '@/work/tasks/tasksSlice';
import { ListModel, NOW } from './listModel';

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

export class World extends ListModel<Task, ReturnType<typeof tasksSlice.reducer>, TaskEvent> {
  readonly tasks = new Map<string, TaskRecord>();
  readonly filters: TaskFilters;
  readonly sort: TaskSort;
  #made = 0;

  constructor(filters: TaskFilters, sort: TaskSort) {
    super(tasksSlice.reducer, taskList.actions, overviewEntered({ filters, sort }));
    this.filters = filters;
    this.sort = sort;
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
    const task = aTask({ ...changes, id, lastModified: this.tick(), from: null, caseTitle: null });
    this.tasks.set(id, task);
    this.queue.push({ kind: 'created', id, task: bare ? null : task });
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
    const next = { ...task, ...changes, lastModified: sameMoment ? task.lastModified : this.tick() };
    if (next.status === TaskStatus.Removed) next.status = TaskStatus.Canceled;
    this.tasks.set(task.id, next);
    this.queue.push({ kind, id: task.id, task: bare ? null : next });
  }

  delete(index: number, bare: boolean): void {
    const task = this.#nth(index);
    if (!task || task.status === TaskStatus.Removed) return;
    const next: TaskRecord = { ...task, status: TaskStatus.Removed, lastModified: this.tick() };
    this.tasks.set(task.id, next);
    this.queue.push({ kind: 'deleted', id: task.id, task: bare ? null : next });
  }

  protected tell(events: readonly TaskEvent[]): void {
    this.dispatch(taskEvents({ events: [...events], user: anne, now: NOW }));
  }

  #nth = (index: number): TaskRecord | undefined => this.nth([...this.tasks.values()], index);
}
