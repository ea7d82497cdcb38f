import { noticesSaga } from './noticesSaga';
import { noticesSlice } from './noticesSlice';

export const reducers = { notices: noticesSlice.reducer };

export const sagas = { notices: noticesSaga };
