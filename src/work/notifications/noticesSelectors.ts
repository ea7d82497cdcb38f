import type { WithCaseFlows } from '@/work/caseflows';
import type { WithChat } from '@/desk/chat';
import type { WithTasks } from '@/work/tasks';
import type { NoticesState } from './noticesSlice';

/** The state arrives after the first rows. */
export interface WithNotices {
  notices?: NoticesState;
}

/** Cases and chat are absent until their areas are used. */
export type WithRecords = WithTasks & Partial<WithCaseFlows> & WithChat;

export const selectUnreadNotices = ({ notices }: WithNotices): number => notices?.unread ?? 0;
