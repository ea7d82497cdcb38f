import { Now } from '@/agenda';
import { useNow } from '@/lib/useNow';
import { Section } from '@/ui/layout/Section';
import { calendarTexts } from '../calendar/calendarTexts';
import { useWeek } from '../calendar/useWeek';
import { mondayIn } from '../calendar/week';

/** What a colleague is in now by their calendar; nothing where that cannot be read: the tab says so. */
export function NowInCalendar({ colleagueId }: { colleagueId: string }) {
  const { currentData } = useWeek(colleagueId, mondayIn(null, useNow()));
  if (currentData === undefined) return null;
  return (
    <Section title={calendarTexts.now}>
      <Now appointments={currentData} />
    </Section>
  );
}
