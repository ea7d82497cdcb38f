import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppNotification } from './notification';
import { DEFAULT_SETTINGS, type NotificationSettings } from './notificationSettings';

export interface NotificationsState {
  /** Newest first, without the kinds that are off. */
  list: readonly AppNotification[];
  unread: number;
  /** The titles of records by their ids; in memory only, because the browser keeps no names. */
  titles: Readonly<Record<string, string>>;
  settings: NotificationSettings;
}

const initialState: NotificationsState = { list: [], unread: 0, titles: {}, settings: DEFAULT_SETTINGS };

export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    notificationsChanged: (state, { payload }: PayloadAction<Partial<NotificationsState>>) => ({
      ...state,
      ...payload,
    }),
    notificationsForgotten: () => initialState,
  },
});

export const { notificationsChanged, notificationsForgotten } = notificationsSlice.actions;
