import { colleagueQueries } from '@/api/colleagueQueries';
import { onDay } from '@/domain/colleague/agenda';
import { dutchToday } from '@/lib/dates/deadlineFilter';
import { isRecord } from '@/lib/values';
import { useNow } from '@/lib/useNow';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { agendaTexts as texts } from './agendaTexts';
import { CALENDAR_DAYS } from './calendarDays';
import { ComingDays } from './ComingDays';
import { DayAgenda } from './DayAgenda';
import { Now } from './Now';

const NO_CALENDARS = 503;

/** The calendar of a colleague now, today and in the coming days, beside the passing on of something (TEL-37). */
export function AgendaAhead({ colleagueId }: { colleagueId: string }) {
  const day = dutchToday(useNow());
  const answer = colleagueQueries.endpoints.calendar.useQuery({ id: colleagueId, day, days: CALENDAR_DAYS });
  const isOff = isRecord(answer.error) && answer.error['status'] === NO_CALENDARS;
  return (
    <QueryView answer={answer} failed={isOff ? texts.off : texts.failed} waiting={<Skeleton lines={2} />}>
      {(appointments) => (
        <>
          <Now appointments={appointments} />
          <DayAgenda appointments={onDay(appointments, day)} day={day} />
          <ComingDays appointments={appointments} today={day} />
        </>
      )}
    </QueryView>
  );
}
