import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { WaitingStatistics } from '@/domain/chat/chatSettings';
import { keepEqual } from '@/lib/keepEqual';

interface StatisticsState {
  /** Null until the first answer. */
  statistics: WaitingStatistics | null;
  /** The last request failed. */
  isFailing: boolean;
  isWatched: boolean;
}

const initialState: StatisticsState = { statistics: null, isFailing: false, isWatched: false };

export const statisticsSlice = createSlice({
  name: 'chat/statistics',
  reducerPath: 'chatStatistics',
  initialState,
  reducers: {
    statisticsWatched: (state, { payload: isWatched }: PayloadAction<boolean>) => ({ ...state, isWatched }),
    statisticsRead: (state, { payload }: PayloadAction<WaitingStatistics>) => ({
      ...state,
      statistics: state.statistics === null ? payload : keepEqual(state.statistics, payload),
      isFailing: false,
    }),
    statisticsFailed: (state) => ({ ...state, isFailing: true }),
    /** Clears the statistics, because figures that are no longer updated are not shown. */
    statisticsLeft: ({ isWatched }) => ({ ...initialState, isWatched }),
  },
});

export const { statisticsWatched, statisticsRead, statisticsFailed, statisticsLeft } =
  statisticsSlice.actions;

/** The state is absent until the code of the dashboard has loaded. */
export interface WithStatistics {
  chatStatistics?: StatisticsState;
}

export const selectStatistics = ({ chatStatistics }: WithStatistics): StatisticsState =>
  chatStatistics ?? initialState;
