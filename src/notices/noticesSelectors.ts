import type { WithCaseFlows } from '@/caseflows';
import type { WithTasks } from '@/tasks';
import type { NoticesState } from './noticesSlice';

/** Its state comes behind the first rows. */
export interface WithNotices {
  notices?: NoticesState;
}

/** Cases are not there before somebody looks at them. */
export type WithRecords = WithTasks & Partial<WithCaseFlows>;

export const selectUnreadNotices = ({ notices }: WithNotices): number => notices?.unread ?? 0;
