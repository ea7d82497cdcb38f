import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { WaitingStatistics } from '@/domain/chat/chatSettings';
import { keepEqual } from '@/lib/keepEqual';

interface StatisticsState {
  /** Null as long as there was no answer. */
  statistics: WaitingStatistics | null;
  /** The last time there was none. */
  isFailing: boolean;
}

const initialState: StatisticsState = { statistics: null, isFailing: false };

/** How long people wait at the chat. */
export const statisticsSlice = createSlice({
  name: 'chatStatistics',
  initialState,
  reducers: {
    statisticsRead: (state, { payload }: PayloadAction<WaitingStatistics>) => ({
      statistics: state.statistics === null ? payload : keepEqual(state.statistics, payload),
      isFailing: false,
    }),
    statisticsFailed: (state) => ({ ...state, isFailing: true }),
    /** What is not kept up is not shown either. */
    statisticsLeft: () => initialState,
  },
});

/** Somebody looks at them, or no longer does. */
export const statisticsWatched = createAction<boolean>('chatStatistics/watched');

export const { statisticsRead, statisticsFailed, statisticsLeft } = statisticsSlice.actions;

/** It comes with the dashboard. */
export interface WithStatistics {
  chatStatistics?: StatisticsState;
}

export const selectStatistics = ({ chatStatistics }: WithStatistics): StatisticsState =>
  chatStatistics ?? initialState;
