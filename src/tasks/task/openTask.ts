import type { UnknownAction } from '@reduxjs/toolkit';
import { wokeUp } from '@/core/events';
import type { CaseActivity } from '@/domain/caseActivity';
import type { Task } from '@/domain/task';
import type { TaskActivity } from '@/domain/taskActivity';
import { TaskStatus } from '@/domain/taskStatus';
import { hubsReconnected } from '@/hubs/connectionSlice';
import { taskEvents } from '@/hubs/taskHub';
import type { RecordTable, Update } from '@/list/records';
import * as actions from '../tasksActions';

type Load = 'idle' | 'loading' | 'loaded' | 'failed';

/** A part of the detail that is fetched by itself. `wanted`: to be fetched (again), without clearing what is shown. */
export interface Part<T> {
  load: Load;
  items: readonly T[];
  wanted: boolean;
}

/** The task on the screen; its record is among those of the area. */
export interface OpenTask {
  id: string | null;
  load: Load | 'notFound';
  /** The record is to be fetched (again). */
  wanted: boolean;
  /** Deleted while it was open: what was typed can still be copied. */
  removed: boolean;
  /** Its last place in the list, for 'Volgende taak'. */
  place: number;
  activities: Part<TaskActivity>;
  linked: Part<Task>;
  contactMoments: Part<CaseActivity>;
}

export type PartName = 'activities' | 'linked' | 'contactMoments';
export const PART_NAMES: readonly PartName[] = ['activities', 'linked', 'contactMoments'];

const emptyPart = { load: 'idle', items: [], wanted: false } as const;

export const nothingOpen: OpenTask = {
  id: null,
  load: 'idle',
  wanted: false,
  removed: false,
  place: -1,
  activities: emptyPart,
  linked: emptyPart,
  contactMoments: emptyPart,
};

/** History and linked tasks are fetched early, for their counts. */
const opened = (id: string): OpenTask => ({
  ...nothingOpen,
  id,
  load: 'loading',
  wanted: true,
  activities: { load: 'loading', items: [], wanted: true },
  linked: { load: 'loading', items: [], wanted: true },
});

const wantPart = <T>(part: Part<T>): Part<T> => (part.load === 'idle' ? part : { ...part, wanted: true });

/** Fetches a part that was not fetched yet, or failed. */
const ask = <T>(part: Part<T>): Part<T> =>
  part.load === 'idle' || part.load === 'failed' ? { ...part, load: 'loading', wanted: true } : part;

/** Fetches all that is on screen again. */
const refreshAll = (state: OpenTask): OpenTask =>
  state.id === null || state.removed
    ? state
    : {
        ...state,
        wanted: true,
        activities: wantPart(state.activities),
        linked: wantPart(state.linked),
        contactMoments: wantPart(state.contactMoments),
      };

/** The contact moments are those of the case: another case has others. */
const contactMomentsAfter = ({ contactMoments }: OpenTask, { before, after }: Update<Task>) =>
  after?.case?.id === before?.case?.id ? contactMoments : wantPart(contactMoments);

/** 000 §4.2, AMB-066: activities are reloaded by every event about the open task, the record by all but those about talk. */
function hear(state: OpenTask, update: Update<Task>, fromHub: boolean): OpenTask {
  const { change, item } = update;
  if (change === 'deleted' || item?.status === TaskStatus.Removed)
    return { ...state, removed: true, wanted: false };
  return {
    ...state,
    contactMoments: contactMomentsAfter(state, update),
    wanted: state.wanted || (fromHub && (change !== 'talk' || item === null)),
    activities: wantPart(state.activities),
  };
}

/** A task that was looked at and is deleted now may have been deleted while the hub was away. */
function fetched(state: OpenTask, update: Update<Task>): OpenTask {
  const wasThere = state.load === 'loaded' && update.before?.status !== TaskStatus.Removed;
  return {
    ...state,
    contactMoments: contactMomentsAfter(state, update),
    load: 'loaded',
    removed: state.removed || (wasThere && update.item?.status === TaskStatus.Removed),
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

function failed(state: OpenTask, missing: boolean): OpenTask {
  if (missing) return state.load === 'loaded' ? { ...state, removed: true } : { ...state, load: 'notFound' };
  return state.load === 'loading' ? { ...state, load: 'failed' } : state;
}

function retried(state: OpenTask): OpenTask {
  if (state.id === null) return state;
  const load = state.load === 'failed' || state.load === 'notFound' ? 'loading' : state.load;
  return { ...refreshAll(state), load, wanted: true };
}

const changePart = <N extends PartName>(
  state: OpenTask,
  part: N,
  changes: Partial<OpenTask[N]>,
): OpenTask => ({
  ...state,
  [part]: { ...state[part], ...changes },
});

function reduceParts(state: OpenTask, action: UnknownAction): OpenTask {
  const isMine = ({ id }: { id: string }) => id === state.id;
  if (actions.activitiesRequested.match(action)) return { ...state, activities: ask(state.activities) };
  if (actions.linkedRequested.match(action)) return { ...state, linked: ask(state.linked) };
  if (actions.contactMomentsRequested.match(action))
    return { ...state, contactMoments: ask(state.contactMoments) };
  if (actions.partFetching.match(action)) return changePart(state, action.payload, { wanted: false });
  if (actions.activitiesLoaded.match(action) && isMine(action.payload))
    return changePart(state, 'activities', { load: 'loaded', items: action.payload.items });
  if (actions.linkedLoaded.match(action) && isMine(action.payload))
    return changePart(state, 'linked', { load: 'loaded', items: action.payload.items });
  if (actions.contactMomentsLoaded.match(action) && isMine(action.payload))
    return changePart(state, 'contactMoments', { load: 'loaded', items: action.payload.items });
  return state;
}

function reduceFailures(state: OpenTask, action: UnknownAction): OpenTask {
  if (actions.detailFailed.match(action) && action.payload.id === state.id)
    return failed(state, action.payload.missing);
  if (!actions.partFailed.match(action) || action.payload.id !== state.id) return state;
  const { part } = action.payload;
  return state[part].load === 'loading' ? changePart(state, part, { load: 'failed' }) : state;
}

function reduceOpening(state: OpenTask, action: UnknownAction): OpenTask {
  if (actions.taskOpened.match(action)) return state.id === action.payload ? state : opened(action.payload);
  if (actions.taskClosed.match(action)) return nothingOpen;
  if (actions.taskRetried.match(action)) return retried(state);
  if (actions.detailFetching.match(action)) return { ...state, wanted: false };
  if (hubsReconnected.match(action) || wokeUp.match(action)) return refreshAll(state);
  if (actions.replied.match(action) && action.payload === state.id)
    return { ...state, wanted: true, activities: { ...state.activities, wanted: true } };
  return state;
}

/** The open task after an action; `table` holds what the action said of its record. */
export const reduceOpen = (state: OpenTask, action: UnknownAction, table: RecordTable<Task>): OpenTask =>
  [reduceParts, reduceFailures, reduceOpening].reduce(
    (next, reduce) => reduce(next, action),
    reduceRecord(state, action, table),
  );
