import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Pushed } from './hub';

/** Hubs that tell of a record to whoever asked for it, by an id that it belongs to (001 §7). */
export type RecordHubName = 'personHub' | 'activityHub' | 'billHub' | 'contractHub' | 'announcementHub';

interface Watch {
  hub: RecordHubName;
  id: string;
}

interface WatchState {
  /** The ids that are wanted, as often as they are wanted. */
  ids: Readonly<Partial<Record<RecordHubName, readonly string[]>>>;
}

const initialState: WatchState = { ids: {} };
const NONE: readonly string[] = [];

export const watchSlice = createSlice({
  name: 'watch',
  initialState,
  reducers: {
    recordWatched: ({ ids }, { payload: { hub, id } }: PayloadAction<Watch>) => ({
      ids: { ...ids, [hub]: [...(ids[hub] ?? NONE), id] },
    }),
    recordUnwatched: ({ ids }, { payload: { hub, id } }: PayloadAction<Watch>) => {
      const before = ids[hub] ?? NONE;
      const at = before.indexOf(id);
      return { ids: { ...ids, [hub]: before.filter((_, index) => index !== at) } };
    },
  },
});

export const { recordWatched, recordUnwatched } = watchSlice.actions;
export type WithWatch = WithSlice<typeof watchSlice>;

export const selectWatched = ({ watch }: WithWatch, hub: RecordHubName): readonly string[] =>
  watch.ids[hub] ?? NONE;

export const selectIsWatching = ({ watch }: WithWatch): boolean =>
  Object.values(watch.ids).some((ids) => ids.length > 0);

/** What a hub told of one record, as it came: whoever cares reads it with a schema. */
export interface RecordEvent {
  hub: RecordHubName;
  kind: string;
  /** Null where the hub sent only an id. */
  record: Readonly<Record<string, unknown>> | null;
  /** The id of the record, and those of what it belongs to. */
  ids: readonly string[];
}

/** Everything that one hub told since the last frame, in order. */
export const recordEvents = createAction<Pushed<RecordEvent>>('hubs/record/events');

/** The line of a hub was gone, or came late: what happened to these meanwhile was not heard. */
export const recordsMissed = createAction<{ hub: RecordHubName; ids: readonly string[] }>(
  'hubs/record/missed',
);
