import { createAction } from '@reduxjs/toolkit';
import type { NotificationSettings } from './notificationSettings';

export const notificationsRead = createAction<{ keys: readonly string[]; isRead: boolean }>(
  'notifications/read',
);
/** Reports the notifications on the screen, whose unknown titles are looked up. */
export const notificationsShown = createAction<readonly string[]>('notifications/shown');
export const notificationSettingsChanged = createAction<NotificationSettings>(
  'notifications/settingsChanged',
);
