import { type ActionCreatorWithPayload, createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { User } from '@/domain/session/user';
import { mayHaveMissed } from '@/hubs/connectionSlice';
import type { Pushed } from '@/hubs/hub';
import type { Failure } from '@/lib/failures/whyFailed';
import { recordIdOf } from '@/lib/guid';
import { type Item, recordOf, type Records, type RecordTable, type Update } from '../records';

/** The record on the screen; its contents are among the records of its area. */
export interface OpenRecord {
  /** The id as the address spells it. */
  id: string | null;
  load: 'idle' | 'loading' | 'loaded' | 'failed' | 'notFound';
  /** Why the last attempt to read the record failed, also while an earlier version is shown. */
  failure: Failure | null;
  /** The record must be read (again), without clearing what is shown. */
  wanted: boolean;
  /** The record was deleted while it was open; typed text can still be copied. */
  removed: boolean;
}

export const nothingOpen: OpenRecord = {
  id: null,
  load: 'idle',
  failure: null,
  wanted: false,
  removed: false,
};

/** The answer about the open record; `item` is null if the record is gone. */
interface ReadRecord<T> {
  id: string;
  item: T | null;
  user: User;
  now: number;
}

/** The events of an opened record; `E` is an event of its hub. */
export const recordActions = <T, E>(name: string) => ({
  /** Reports which record is on the screen, because the sagas keep that record up to date. */
  opened: createAction<string>(`${name}/opened`),
  closed: createAction(`${name}/closed`),
  retried: createAction(`${name}/retried`),
  reading: createAction(`${name}/reading`),
  wasRead: createAction<ReadRecord<T>>(`${name}/wasRead`),
  readFailed: createAction<{ id: string; failure: Failure }>(`${name}/readFailed`),
  /** The answer to a request of this user, which is applied wherever the record is shown. */
  changed: createAction<Pushed<E>>(`${name}/changed`),
});

interface RecordDescription<Name extends string, T extends Item, E, Open extends OpenRecord> {
  /** The name of the area whose state holds the record. */
  name: Name;
  /** The hub that sends the events about the records, and the action with its events. */
  hub: string;
  received: ActionCreatorWithPayload<Pushed<E>>;
  actions: ReturnType<typeof recordActions<T, E>>;
  /** Returns whether a record is deleted but can still be read. */
  isDeleted: (item: T) => boolean;
  /** The state while no record is open. */
  closed: Open;
}

/** A record as its screens and sagas use it. */
export interface LiveRecord<State, T, E> {
  actions: ReturnType<typeof recordActions<T, E>>;
  select: (state: State) => OpenRecord;
  selectId: (state: State) => string | null;
  selectById: (state: State, id: string) => T | null;
}

/** Creates the reducer and the selectors of the record that is opened beside a list. */
export function liveRecord<Name extends string, T extends Item, E, Open extends OpenRecord>(
  of: RecordDescription<Name, T, E, Open>,
) {
  type State = Readonly<Record<Name, { records: Records<T>; open: Open }>>;
  const { actions, isDeleted } = of;
  const select = (state: State): Open => state[of.name].open;

  /** AMB-066: every event of the hub is a reason to read the record, except a message event with the record. */
  function hear(state: Open, { change, item }: Update<T>, fromHub: boolean): Open {
    if (change === 'deleted' || (item !== null && isDeleted(item)))
      return { ...state, removed: true, wanted: false };
    return fromHub && (change !== 'talk' || item === null) ? { ...state, wanted: true } : state;
  }

  /** A record that turns out to be deleted may have been deleted while the hub was disconnected. */
  function answered(state: Open, { before, item }: Update<T>): Open {
    const isLoaded = state.load === 'loaded';
    if (item === null)
      return isLoaded ? { ...state, removed: true, wanted: false } : { ...state, load: 'notFound' };
    const wasThere = isLoaded && (before === undefined || !isDeleted(before));
    const removed = state.removed || (wasThere && isDeleted(item));
    return { ...state, load: 'loaded', failure: null, removed };
  }

  function reduceUpdates(state: Open, action: UnknownAction, { updates }: RecordTable<T>): Open {
    const fromHub = of.received.match(action);
    const isRead = actions.wasRead.match(action);
    if (state.id === null || !(fromHub || isRead || actions.changed.match(action))) return state;
    const id = recordIdOf(state.id);
    return updates.reduce((next, update) => {
      if (update.id !== id) return next;
      if (isRead) return answered(next, update);
      return next.removed ? next : hear(next, update, fromHub);
    }, state);
  }

  return {
    ...of,
    select,
    selectId: (state: State): string | null => select(state).id,
    selectRemoved: (state: State): boolean => select(state).removed,
    /** Finds the record by its id in whatever spelling. */
    selectById: (state: State, id: string): T | null =>
      recordOf(state[of.name].records, recordIdOf(id)) ?? null,
    /** Returns the open record after an action; `table` holds the changes of the records by that action. */
    reduce: (state: Open, action: UnknownAction, table: RecordTable<T>): Open =>
      reduceOpening(of, reduceReading(of, reduceUpdates(state, action, table), action), action),
  };
}

function reduceOpening<T extends Item, E, Open extends OpenRecord>(
  { actions, closed }: RecordDescription<string, T, E, Open>,
  state: Open,
  action: UnknownAction,
): Open {
  if (actions.opened.match(action)) {
    const id = action.payload;
    return state.id === id ? state : { ...closed, id, load: 'loading', wanted: true };
  }
  return actions.closed.match(action) ? closed : state;
}

function reduceReading<T extends Item, E, Open extends OpenRecord>(
  { actions, hub }: RecordDescription<string, T, E, Open>,
  state: Open,
  action: UnknownAction,
): Open {
  if (state.id === null) return state;
  if (actions.retried.match(action)) {
    const load = state.load === 'loaded' ? 'loaded' : 'loading';
    return { ...state, load, failure: null, wanted: true };
  }
  if (actions.reading.match(action)) return { ...state, wanted: false };
  if (actions.readFailed.match(action) && action.payload.id === state.id) {
    const load = state.load === 'loading' ? 'failed' : state.load;
    return { ...state, load, failure: action.payload.failure };
  }
  return mayHaveMissed(action, hub) && !state.removed ? { ...state, wanted: true } : state;
}
