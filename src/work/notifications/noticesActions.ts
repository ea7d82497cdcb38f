import { createAction } from '@reduxjs/toolkit';
import type { NoticeSettings } from './noticeSettings';

export const noticesRead = createAction<{ keys: readonly string[]; isRead: boolean }>('notices/read');
/** Reports the notices on the screen, whose unknown titles are looked up. */
export const noticesShown = createAction<readonly string[]>('notices/shown');
export const noticeSettingsChanged = createAction<NoticeSettings>('notices/settingsChanged');
