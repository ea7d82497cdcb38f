import type { Announcement } from '@/domain/announcement';
import { formatDate } from '@/lib/dates/format';
import { announcementsTexts as texts } from './announcementsTexts';

/** Its last day: the end is the first moment at which it is over. */
const lastDay = (end: string): string => formatDate(Date.parse(end) - 1);

/** From when it holds and until when, as far as that is known. */
export function periodOf({ startDate, endDate }: Announcement): string {
  if (startDate === null) return endDate === null ? texts.always : texts.until(lastDay(endDate));
  if (endDate === null) return texts.from(formatDate(startDate));
  return texts.between(formatDate(startDate), lastDay(endDate));
}
