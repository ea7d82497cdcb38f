import type { UnknownAction } from '@reduxjs/toolkit';
import type { Task } from '@/domain/tasks/task';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { mayHaveMissed } from '@/hubs/connectionSlice';
import { taskEvents } from '@/hubs/taskHub';
import type { Failure } from '@/lib/failures/whyFailed';
import type { RecordTable, Update } from '@/kit/livelist/records';
import * as actions from '../tasksActions';

/** The task on the screen; its record is in `tasks.records`. */
export interface OpenTask {
  id: string | null;
  load: 'idle' | 'loading' | 'loaded' | 'failed' | 'notFound';
  /** Why the last attempt to read the task failed. */
  failure: Failure | null;
  /** The record must be fetched (again), without clearing what is shown. */
  wanted: boolean;
  /** The task was deleted while it was open; typed text can still be copied. */
  removed: boolean;
  /** The last place of the task in the list, for 'Volgende taak'. */
  place: number;
}

export const nothingOpen: OpenTask = {
  id: null,
  load: 'idle',
  failure: null,
  wanted: false,
  removed: false,
  place: -1,
};

const refreshed = (state: OpenTask): OpenTask =>
  state.id === null || state.removed ? state : { ...state, wanted: true };

/** AMB-066: every event about the open task reloads its record, except message events that contain the record. */
function hear(state: OpenTask, { change, item }: Update<Task>, fromHub: boolean): OpenTask {
  if (change === 'deleted' || item?.status === TaskStatus.Removed)
    return { ...state, removed: true, wanted: false };
  return { ...state, wanted: state.wanted || (fromHub && (change !== 'talk' || item === null)) };
}

/** A loaded task that turns out to be deleted may have been deleted while the hub was disconnected. */
function fetched(state: OpenTask, { before, item }: Update<Task>): OpenTask {
  const wasThere = state.load === 'loaded' && before?.status !== TaskStatus.Removed;
  return {
    ...state,
    load: 'loaded',
    removed: state.removed || (wasThere && item?.status === TaskStatus.Removed),
  };
}

function reduceRecord(state: OpenTask, action: UnknownAction, { updates }: RecordTable<Task>): OpenTask {
  const fromHub = taskEvents.match(action);
  const isFetched = actions.detailLoaded.match(action);
  if (!fromHub && !isFetched && !actions.tasksChanged.match(action)) return state;
  let next = state;
  for (const update of updates) {
    if (update.id !== state.id) continue;
    if (isFetched) next = fetched(next, update);
    else if (!next.removed) next = hear(next, update, fromHub);
  }
  return next;
}

type Failed = ReturnType<typeof actions.detailFailed>['payload'];

function failed(state: OpenTask, { missing, failure }: Failed): OpenTask {
  if (missing) return state.load === 'loaded' ? { ...state, removed: true } : { ...state, load: 'notFound' };
  return state.load === 'loading' ? { ...state, load: 'failed', failure } : state;
}

function retried(state: OpenTask): OpenTask {
  if (state.id === null) return state;
  const load = state.load === 'failed' || state.load === 'notFound' ? 'loading' : state.load;
  return { ...state, load, wanted: true };
}

function reduceOpening(state: OpenTask, action: UnknownAction): OpenTask {
  if (actions.taskOpened.match(action)) {
    const id = action.payload;
    return state.id === id ? state : { ...nothingOpen, id, load: 'loading', wanted: true };
  }
  if (actions.taskClosed.match(action)) return nothingOpen;
  if (actions.taskRetried.match(action)) return retried(state);
  if (actions.detailFetching.match(action)) return { ...state, wanted: false };
  if (actions.detailFailed.match(action))
    return action.payload.id === state.id ? failed(state, action.payload) : state;
  if (mayHaveMissed(action, 'taskHub')) return refreshed(state);
  if (actions.replied.match(action) && action.payload === state.id) return { ...state, wanted: true };
  return state;
}

/** Returns the open task after an action; `table` holds the record changes of that action. */
export const reduceOpen = (state: OpenTask, action: UnknownAction, table: RecordTable<Task>): OpenTask =>
  reduceOpening(reduceRecord(state, action, table), action);
