import { createAction } from '@reduxjs/toolkit';
import type { NoticeSettings } from './noticeSettings';

/** Somebody says of these, by their keys, whether they have read them. */
export const noticesRead = createAction<{ keys: readonly string[]; isRead: boolean }>('notices/read');
/** These stand on the screen: what they are about is looked up where it is not known. */
export const noticesShown = createAction<readonly string[]>('notices/shown');
export const noticeSettingsChanged = createAction<NoticeSettings>('notices/settingsChanged');
