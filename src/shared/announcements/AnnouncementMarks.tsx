import { type Announcement, isGeneral, phaseOf } from '@/domain/announcements/announcement';
import { formatDate } from '@/lib/dates/format';
import { useNow } from '@/lib/useNow';
import { CalendarClockIcon, HistoryIcon } from '@/ui/icons';
import { Badge } from '@/ui/record/Badge';
import { announcementsTexts as texts } from './announcementsTexts';

/** Shows that an announcement is over or still to come; nothing if it is current. */
export function PhaseMarks({ announcement }: { announcement: Announcement }) {
  const phase = phaseOf(announcement, useNow());
  if (phase === 'past') return <Badge icon={HistoryIcon}>{texts.past}</Badge>;
  if (phase === 'current') return null;
  return (
    <Badge tone="info" icon={CalendarClockIcon}>
      {texts.future}
    </Badge>
  );
}

/** The number of people and places that the announcement is for, in words. */
export function reachOf(announcement: Announcement): string {
  const { personIds, residentialZoneIds } = announcement;
  if (isGeneral(announcement)) return texts.reach.everybody;
  return [
    personIds.length > 0 && texts.reach.people(personIds.length),
    residentialZoneIds.length > 0 && texts.reach.zones(residentialZoneIds.length),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The day of the last moment of an announcement, because its end is the first moment at which it is over. */
const lastDay = (end: string): string => formatDate(Date.parse(end) - 1);

export function periodOf({ startDate, endDate }: Announcement): string {
  if (startDate === null) return endDate === null ? texts.always : texts.until(lastDay(endDate));
  if (endDate === null) return texts.from(formatDate(startDate));
  return texts.between(formatDate(startDate), lastDay(endDate));
}
