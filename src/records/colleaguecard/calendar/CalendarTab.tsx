import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router';
import { agendaTexts, AppointmentLine, spanOf, DayAgenda } from '@/shared/agenda';
import { CardTab } from '@/kit/card/tabs/CardTab';
import { useAddressText } from '@/kit/screen/useAddressValue';
import { selectHasCalendar } from '@/core/config/configSlice';
import { useNow } from '@/lib/useNow';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { useFits } from '@/ui/layout/useWidth';
import { useCardColleague, useWeek } from '../useColleague';
import { colleagueTitles } from '../colleagueTitles';
import { mondayIn, restOfWeek, workingDaysOf } from './week';
import { WeekBar } from './WeekBar';
import { WeekGrid } from './WeekGrid';
import type { Appointment } from '@/domain/colleagues/appointment';
import { Section } from '@/ui/layout/Section';
import { calendarTexts as texts } from './calendarTexts';
import styles from './Week.module.css';
import { DayName } from './DayName';
import { onDay } from './dayPlan';

/** In pixels. Below this width five columns have no room for words. */
const WIDTH_FOR_COLUMNS = 600;

/** The calendar of a colleague, week by week (002 §2.1). Without configured calendars the timeline is shown instead. */
export function CalendarTab() {
  const { search } = useLocation();
  if (!useSelector(selectHasCalendar)) return <Navigate to={{ pathname: '../history', search }} replace />;
  return (
    <CardTab label={colleagueTitles.tabs.calendar}>
      <Weeks />
    </CardTab>
  );
}

function Weeks() {
  const { id } = useCardColleague();
  const now = useNow();
  const place = useRef<HTMLDivElement>(null);
  const isWide = useFits(place, WIDTH_FOR_COLUMNS);
  const [asked, choose] = useAddressText('week');
  const thisMonday = mondayIn(null, now);
  const monday = mondayIn(asked, now);
  const answer = useWeek(id, monday);
  const Week = isWide ? WeekGrid : WeekList;
  return (
    <div ref={place}>
      <WeekBar
        monday={monday}
        isThisWeek={monday === thisMonday}
        onChoose={(next) => choose(next === thisMonday ? null : next)}
      />
      <QueryView answer={answer} failed={agendaTexts.failed} waiting={<Skeleton height={420} />}>
        {(appointments) => (
          <>
            <Week appointments={appointments} monday={monday} />
            <RestOfWeek appointments={appointments} monday={monday} />
          </>
        )}
      </QueryView>
    </div>
  );
}

/** Appointments on none of the working days: at the weekend, or without a known time. */
function RestOfWeek({ appointments, monday }: { appointments: readonly Appointment[]; monday: string }) {
  const rest = restOfWeek(appointments, monday);
  if (rest.length === 0) return null;
  return (
    <div className={styles.rest}>
      <Section title={texts.rest}>
        <ul className={styles.lines}>
          {rest.map((appointment, index) => (
            <AppointmentLine key={index} appointment={appointment} when={spanOf(appointment)} />
          ))}
        </ul>
      </Section>
    </div>
  );
}

interface WeekProps {
  appointments: readonly Appointment[];
  monday: string;
}

/** Monday to Friday as a list, where there is no room for columns. */
const WeekList = ({ appointments, monday }: WeekProps) =>
  workingDaysOf(monday).map((day) => (
    <section key={day} className={styles.listed} aria-labelledby={`day-${day}`}>
      <DayName day={day} id={`day-${day}`} />
      <DayAgenda appointments={onDay(appointments, day)} day={day} />
    </section>
  ));
