import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { sessionRefused } from '@/core/session/sessionSlice';

interface TotalsState {
  /** All tasks that the agent can see, whatever the list on screen is filtered on; null while unknown. */
  tasks: number | null;
  /** All cases that are Ontvangen or In behandeling; null while unknown. */
  caseFlows: number | null;
}

const initialState: TotalsState = { tasks: null, caseFlows: null };

/** What the dashboard menu counts (000 §2.1). */
export const totalsSlice = createSlice({
  name: 'totals',
  initialState,
  reducers: {
    taskTotalLoaded: (state, { payload }: PayloadAction<number>) => {
      state.tasks = payload;
    },
    caseFlowTotalLoaded: (state, { payload }: PayloadAction<number>) => {
      state.caseFlows = payload;
    },
  },
  extraReducers: (builder) => builder.addCase(sessionRefused, () => initialState),
});

/** Someone came to a page under /dashboard, with permissions known. */
export const dashboardEntered = createAction('totals/dashboardEntered');

export const { taskTotalLoaded, caseFlowTotalLoaded } = totalsSlice.actions;
export type WithTotals = WithSlice<typeof totalsSlice>;

export type TotalName = keyof TotalsState;

export const selectTotal = (state: WithTotals, name: TotalName): number | null => state.totals[name];
