import type { TaskSort } from '@/api/tasks';
import { bulkTransitions } from '@/core/windowedList/bulkState';
import { viewTransitions } from '@/core/windowedList/savedViews';
import { applyEvents } from '@/core/windowedList/windowEvents';
import type { Change, ChangingKind } from '@/core/windowedList/windowKind';
import type { Task } from '@/domain/task';
import { TaskStatus } from '@/domain/taskStatus';
import { TaskStatusFilter } from '@/domain/taskStatusFilter';
import type { TaskEvent, TaskEventKind } from '@/hubs/taskHub';
import { effectiveStatus, type TaskFilters } from './list/taskFilters';
import { taskKind } from './list/taskKind';
import { membership } from './list/taskMembership';
import { newestOf, type OpenState, showing, wantPart } from './task/taskOpenState';
import { bulkRequested, taskOverview, tasksChanged } from './tasksActions';
import { compareTasks } from './list/taskSort';
import { changeList, onTasks } from './tasksSlice';

export const changingTasks: ChangingKind<Task, TaskFilters, TaskSort> = {
  ...taskKind,
  membership,
  compare: compareTasks,
  showsDeleted: (filters) => effectiveStatus(filters) === TaskStatusFilter.Removed,
};

const changes: Partial<Record<TaskEventKind, Change<Task>['change']>> = {
  created: 'created',
  deleted: 'deleted',
  discussed: 'talk',
  activitiesUpdated: 'talk',
};

export const toChange = ({ kind, id, task }: TaskEvent): Change<Task> => ({
  change: changes[kind] ?? 'changed',
  id,
  item: task,
});

const TALK: readonly TaskEvent['kind'][] = ['discussed', 'activitiesUpdated'];

/** 000 §4.2, AMB-066: activities are reloaded by every event about the open task, the record by all but those about talk. */
function openAfter(state: OpenState, events: readonly TaskEvent[], fromHub: boolean): OpenState {
  let next = state;
  for (const { kind, id, task } of events) {
    if (id !== state.id || next.removed) continue;
    if (kind === 'deleted' || task?.status === TaskStatus.Removed) {
      next = { ...next, removed: true, wanted: false, task: task ?? next.task };
      continue;
    }
    next = {
      ...(task === null ? next : showing(next, newestOf(next.task, task))),
      wanted: next.wanted || (fromHub && (!TALK.includes(kind) || task === null)),
      activities: wantPart(next.activities),
    };
  }
  return next;
}

/** What the hub, own actions and work on several tasks do to the state; nothing of it is needed for the first rows. */
export function learnTaskChanges(): void {
  bulkTransitions({ actions: taskOverview, on: onTasks }, bulkRequested);
  viewTransitions({ actions: taskOverview, on: onTasks });
  onTasks(tasksChanged, (state, { events, user, now, source }) => {
    const openTask = source === 'list' ? state.open : openAfter(state.open, events, source === 'hub');
    const changes = events.map(toChange);
    const next = changeList(state, applyEvents(changingTasks, state.list, changes, { user, now }));
    return openTask === state.open ? next : { ...next, open: { ...openTask, place: next.open.place } };
  });
}
