import type { WithCaseFlows } from '@/work/caseflows';
import type { WithChat } from '@/desk/chat';
import type { WithTasks } from '@/work/tasks';
import type { NotificationsState } from './notificationsSlice';

/** The state arrives after the first rows. */
export interface WithNotifications {
  notifications?: NotificationsState;
}

/** Cases and chat are absent until their areas are used. */
export type WithRecords = WithTasks & Partial<WithCaseFlows> & WithChat;

export const selectUnreadNotifications = ({ notifications }: WithNotifications): number =>
  notifications?.unread ?? 0;
