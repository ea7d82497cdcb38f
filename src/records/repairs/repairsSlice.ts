import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { lookUp } from '@/lib/values';

interface RepairsState {
  /** By request: the Mondays of the later weeks that its planning opened, in the order of opening. */
  laterWeeks: Record<string, string[]>;
}

const initialState: RepairsState = { laterWeeks: {} };

/** The weeks of a planning, kept while the tab is open. The request being made and its defect are drafts. */
export const repairsSlice = createSlice({
  name: 'repairs',
  initialState,
  reducers: {
    weekEntered: (
      { laterWeeks },
      { payload: { requestId, monday } }: PayloadAction<{ requestId: string; monday: string }>,
    ) => {
      (laterWeeks[requestId] ??= []).push(monday);
    },
    weekLeft: ({ laterWeeks }, { payload: requestId }: PayloadAction<string>) => {
      lookUp(laterWeeks, requestId)?.pop();
    },
  },
});

export const { weekEntered, weekLeft } = repairsSlice.actions;

/** The state is absent until the work of the area runs. */
export type WithRepairs = Partial<WithSlice<typeof repairsSlice>>;

/** The Monday of the week that the planning of a request opened last; null in its first week. */
export const selectLaterWeek = ({ repairs = initialState }: WithRepairs, requestId: string): string | null =>
  lookUp(repairs.laterWeeks, requestId)?.at(-1) ?? null;
