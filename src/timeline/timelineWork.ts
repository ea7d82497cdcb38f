import { timelineSaga } from './timelineSaga';
import { timelineSlice } from './timelineSlice';

export const reducers = { timeline: timelineSlice.reducer };
export const sagas = { timeline: timelineSaga };
