import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { lookUp } from '@/lib/values';

interface RepairsState {
  /** The planning of a request went on to the weeks of these Mondays, in this order. */
  laterWeeks: Record<string, string[]>;
}

const initialState: RepairsState = { laterWeeks: {} };

/** The weeks of a planning, as long as the tab is open. The request that is made and its defect are drafts. */
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

export type WithRepairs = WithSlice<typeof repairsSlice>;

/** The Monday that the planning of a request went on to last; null in its first week. */
export const selectLaterWeek = ({ repairs }: WithRepairs, requestId: string): string | null =>
  lookUp(repairs.laterWeeks, requestId)?.at(-1) ?? null;
