import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { sessionRefused } from '@/core/session/sessionSlice';
import { lookUp } from '@/lib/values';

/** Totals by their address in the menu; a missing total is unknown. */
type TotalsState = Partial<Record<string, number>>;

const initialState: TotalsState = {};

/** The totals in the dashboard menu (000 §2.1). */
export const totalsSlice = createSlice({
  name: 'totals',
  initialState,
  reducers: {
    totalLoaded: (state, { payload: { to, total } }: PayloadAction<{ to: string; total: number }>) => {
      state[to] = total;
    },
  },
  extraReducers: (builder) => builder.addCase(sessionRefused, () => initialState),
});

/** The user came to a page under /dashboard, with permissions known. */
export const dashboardEntered = createAction('totals/dashboardEntered');

export const { totalLoaded } = totalsSlice.actions;
export type WithTotals = WithSlice<typeof totalsSlice>;

export const selectTotal = (state: WithTotals, to: string): number | null => lookUp(state.totals, to) ?? null;
