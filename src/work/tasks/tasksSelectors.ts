import { createSelector } from '@reduxjs/toolkit';
import type { Assignee } from '@/domain/colleagues/assignee';
import type { Task } from '@/domain/tasks/task';
import { taskList } from './list/taskList';
import { openTask } from './task/openTask';
import type { WithTasks } from './tasksSlice';

const { selectIds: selectTaskIds } = taskList.selectors;

export const {
  selectById: selectTaskById,
  selectFilters,
  selectSort,
  selectIsSelected,
  selectSelectedIds,
  selectBulk,
} = taskList.selectors;

export const selectTask =
  (id: string) =>
  (state: WithTasks): Task | null =>
    selectTaskById(state, id) ?? null;

/** Returns everyone whom the known tasks name, keyed by id, since addresses hold only ids. */
export const selectListedPeople = createSelector(
  [({ tasks }: WithTasks) => tasks.records],
  (records): ReadonlyMap<string, Assignee> =>
    new Map(
      Object.values(records)
        .flatMap(({ completeBy, createdBy }) => [completeBy, createdBy])
        .filter((person) => person !== null)
        .map((person) => [person.id, person]),
    ),
);

export const { select: selectOpen, selectId: selectOpenId } = openTask;
export const selectOpenLoad = ({ tasks }: WithTasks) => tasks.open.load;

/** True if the task was removed while it was open. */
export const selectIsRemoved =
  (id: string) =>
  ({ tasks: { open } }: WithTasks): boolean =>
    open.id === id && open.removed;

/** True if the whole task has been read, not only the list's record. */
export const selectIsWhole = ({ tasks: { open } }: WithTasks, id: string): boolean =>
  open.id === id && open.load === 'loaded';

/** For 'Volgende taak': the task below the open task or, once that task has left the list, the one at its place. */
export const selectNextTaskId = createSelector(
  [selectTaskIds, selectOpenId, ({ tasks }: WithTasks) => tasks.open.place],
  (ids, openId, place): string | null => {
    const others = ids.filter((id) => id !== openId);
    const index = openId !== null && others.length < ids.length ? ids.indexOf(openId) : Math.max(place, 0);
    return others[index] ?? others.at(-1) ?? null;
  },
);
