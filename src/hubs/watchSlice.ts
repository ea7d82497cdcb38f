import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { lookUp } from '@/lib/values';
import type { Pushed } from './hub';
import type { RecordHubName } from './recordHubs';

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
      ids: { ...ids, [hub]: [...(lookUp(ids, hub) ?? NONE), id] },
    }),
    recordUnwatched: ({ ids }, { payload: { hub, id } }: PayloadAction<Watch>) => {
      const before = lookUp(ids, hub) ?? NONE;
      const at = before.indexOf(id);
      return { ids: { ...ids, [hub]: before.filter((_, index) => index !== at) } };
    },
  },
});

export const { recordWatched, recordUnwatched } = watchSlice.actions;
export type WithWatch = WithSlice<typeof watchSlice>;

export const selectWatched = ({ watch }: WithWatch, hub: RecordHubName): readonly string[] =>
  lookUp(watch.ids, hub) ?? NONE;

/** One event of a hub about one record. */
export interface RecordEvent {
  hub: RecordHubName;
  kind: string;
  /** As it was sent, read by nobody yet; null where the hub sent only an id. */
  record: Readonly<Record<string, unknown>> | null;
  /** The id of the record, and those of what it belongs to. */
  ids: readonly string[];
}

/** Everything that one hub told since the last frame, in order. */
export const recordEvents = createAction<Pushed<RecordEvent>>('hubs/record/events');

/** The hub was asked for this record, on a new line too: what happens to it is heard from here on, not what happened before. */
export const recordHeard = createAction<Watch>('hubs/record/heard');

/** The server will not tell of this record, nor synchronise it. */
export const recordRefused = createAction<Watch>('hubs/record/refused');
