import type { WithCaseFlows } from '@/caseflows';
import type { WithChat } from '@/chat';
import type { WithTasks } from '@/tasks';
import type { NoticesState } from './noticesSlice';

/** Its state comes behind the first rows. */
export interface WithNotices {
  notices?: NoticesState;
}

/** Cases and the chat are not there before somebody looks at them. */
export type WithRecords = WithTasks & Partial<WithCaseFlows> & WithChat;

export const selectUnreadNotices = ({ notices }: WithNotices): number => notices?.unread ?? 0;
