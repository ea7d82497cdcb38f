import { formatTime } from '@/lib/dates/format';
import { useNow } from '@/lib/useNow';
import { Section } from '@/ui/layout/Section';
import { nowIn } from '../calendar/nowIn';
import { calendarTexts } from '../calendar/calendarTexts';
import { useWeek } from '../calendar/useWeek';
import { mondayIn } from '../calendar/week';

const texts = calendarTexts.now;

/** What a colleague is in now by their calendar, and until when; nothing where that cannot be read: the tab says so. */
export function NowInCalendar({ colleagueId }: { colleagueId: string }) {
  const now = useNow();
  const { currentData } = useWeek(colleagueId, mondayIn(null, now));
  if (currentData === undefined) return null;
  const found = nowIn(currentData, now);
  const until = found.until === null ? null : formatTime(found.until);
  return (
    <Section title={texts.title}>
      <p>
        {found.kind === 'free'
          ? texts.free(until)
          : texts.busy(found.appointment.subject ?? calendarTexts.noSubject, until)}
      </p>
    </Section>
  );
}
