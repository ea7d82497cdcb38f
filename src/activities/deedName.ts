import type { CaseActivity } from '@/domain/timeline/caseActivity';
import { formatMoment } from '@/lib/dates/format';
import { rowName } from '@/ui/rows/rowName';
import { activityWords } from './ActivityText';

/** The same button or link comes with many happenings, so that its name says with which. */
export const deedName = (deed: string, activity: CaseActivity, now: number): string =>
  rowName(deed, formatMoment(activity.startTime, now), activityWords(activity)[0]);
