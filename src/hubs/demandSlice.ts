import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { OnDemandHubName } from './hubs';
import type { WatchedRecord } from './recordHubs';

interface DemandState {
  /** The hubs that areas use at the moment; a hub occurs once for each request. */
  requested: OnDemandHubName[];
  /** The records on the screen. A record that several parts of the screen watch occurs several times. */
  watched: WatchedRecord[];
}

function removeOne<T>(list: T[], isIt: (item: T) => boolean): void {
  const at = list.findIndex(isIt);
  if (at >= 0) list.splice(at, 1);
}

const initialState: DemandState = { requested: [], watched: [] };

/** Holds the reasons to open hubs that are not always open. */
export const demandSlice = createSlice({
  name: 'hubDemand',
  initialState,
  reducers: {
    hubRequested: ({ requested }, { payload }: PayloadAction<OnDemandHubName>) => {
      requested.push(payload);
    },
    hubReleased: ({ requested }, { payload }: PayloadAction<OnDemandHubName>) => {
      removeOne(requested, (hub) => hub === payload);
    },
    recordWatched: ({ watched }, { payload }: PayloadAction<WatchedRecord>) => {
      watched.push(payload);
    },
    recordUnwatched: ({ watched }, { payload: { hub, id } }: PayloadAction<WatchedRecord>) => {
      removeOne(watched, (record) => record.hub === hub && record.id === id);
    },
  },
});

export const { hubRequested, hubReleased, recordWatched, recordUnwatched } = demandSlice.actions;
export type WithDemand = WithSlice<typeof demandSlice>;

export const selectIsRequested = ({ hubDemand: { requested } }: WithDemand, hub: string): boolean =>
  requested.some((name) => name === hub);

/** The ids of the records of a hub, each once. */
export const selectWatchedIds = ({ hubDemand: { watched } }: WithDemand, hub: string): ReadonlySet<string> =>
  new Set(watched.flatMap((record) => (record.hub === hub ? [record.id] : [])));
