import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { WaitingStatistics } from '@/domain/chat/chatSettings';
import { keepEqual } from '@/lib/keepEqual';

interface StatisticsState {
  /** Null as long as there was no answer. */
  statistics: WaitingStatistics | null;
  /** The last time there was none. */
  isFailing: boolean;
  /** The dashboard is open. */
  isWatched: boolean;
}

const initialState: StatisticsState = { statistics: null, isFailing: false, isWatched: false };

/** How long people wait at the chat. */
export const statisticsSlice = createSlice({
  name: 'chatStatistics',
  initialState,
  reducers: {
    statisticsWatched: (state, { payload: isWatched }: PayloadAction<boolean>) => ({ ...state, isWatched }),
    statisticsRead: (state, { payload }: PayloadAction<WaitingStatistics>) => ({
      ...state,
      statistics: state.statistics === null ? payload : keepEqual(state.statistics, payload),
      isFailing: false,
    }),
    statisticsFailed: (state) => ({ ...state, isFailing: true }),
    /** Figures that are not kept up are not shown either. */
    statisticsLeft: ({ isWatched }) => ({ ...initialState, isWatched }),
  },
});

export const { statisticsWatched, statisticsRead, statisticsFailed, statisticsLeft } =
  statisticsSlice.actions;

/** It comes with the dashboard. */
export interface WithStatistics {
  chatStatistics?: StatisticsState;
}

export const selectStatistics = ({ chatStatistics }: WithStatistics): StatisticsState =>
  chatStatistics ?? initialState;
