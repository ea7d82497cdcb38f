import { createSelector } from '@reduxjs/toolkit';
import type { Assignee } from '@/domain/colleague/assignee';
import type { Task } from '@/domain/task/task';
import { taskList } from './list/taskList';
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

/** What is known of a task. */
export const selectTask =
  (id: string) =>
  (state: WithTasks): Task | null =>
    selectTaskById(state, id) ?? null;

/** Everyone named in the tasks at hand, by id: an address holds ids only. */
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

export const selectOpen = ({ tasks }: WithTasks) => tasks.open;
export const selectOpenId = ({ tasks }: WithTasks): string | null => tasks.open.id;
export const selectOpenLoad = ({ tasks }: WithTasks) => tasks.open.load;

/** It was removed since it was opened. */
export const selectIsRemoved =
  (id: string) =>
  ({ tasks: { open } }: WithTasks): boolean =>
    open.id === id && open.removed;

/** All of this task has been read, not only what the list holds of it. */
export const selectIsWhole = ({ tasks: { open } }: WithTasks, id: string): boolean =>
  open.id === id && open.load === 'loaded';

/** For 'Volgende taak': the one below the open task, or in its place when it has left the list. */
export const selectNextTaskId = createSelector(
  [selectTaskIds, selectOpenId, ({ tasks }: WithTasks) => tasks.open.place],
  (ids, openId, place): string | null => {
    const others = ids.filter((id) => id !== openId);
    const index = openId !== null && others.length < ids.length ? ids.indexOf(openId) : Math.max(place, 0);
    return others[index] ?? others.at(-1) ?? null;
  },
);
