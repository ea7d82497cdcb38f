import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Notice } from './notice';
import { DEFAULT_SETTINGS, type NoticeSettings } from './noticeSettings';

export interface NoticesState {
  /** Newest first, without the kinds that are off. */
  list: readonly Notice[];
  unread: number;
  /** The titles of records by their ids; in memory only, because the browser keeps no names. */
  titles: Readonly<Record<string, string>>;
  settings: NoticeSettings;
}

const initialState: NoticesState = { list: [], unread: 0, titles: {}, settings: DEFAULT_SETTINGS };

export const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    noticesChanged: (state, { payload }: PayloadAction<Partial<NoticesState>>) => ({ ...state, ...payload }),
    noticesForgotten: () => initialState,
  },
});

export const { noticesChanged, noticesForgotten } = noticesSlice.actions;
