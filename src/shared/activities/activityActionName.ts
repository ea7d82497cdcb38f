import type { CaseActivity } from '@/domain/timeline/caseActivity';
import { formatMoment } from '@/lib/dates/format';
import { rowName } from '@/ui/rows/rowName';
import { activityWords } from './ActivityText';

/** Names a button or link after its activity, because many activities have the same one. */
export const activityActionName = (action: string, activity: CaseActivity, now: number): string =>
  rowName(action, formatMoment(activity.startTime, now), activityWords(activity)[0]);
