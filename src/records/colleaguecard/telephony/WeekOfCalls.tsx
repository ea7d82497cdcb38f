import { pastCallQueries } from '@/api/telephony/pastCalls';
import type { PhoneDay } from '@/domain/telephony/phoneDay';
import { startOfDutchDay } from '@/lib/dates/calendar';
import { mondayOf } from '@/lib/dates/deadlineFilter';
import { formatDay, weekNumber } from '@/lib/dates/formatDay';
import { lazyRegion } from '@/ui/feedback/LineBoundary';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { mutedClass, Section } from '@/ui/layout/Section';
import { daysOfWeek } from './daysOfWeek';
import { telephonyTexts as texts } from './telephonyTexts';
import { WeekTable } from './WeekTable';

const StackChart = lazyRegion(
  async () => (await import('@/ui/record/StackChart')).StackChart,
  <Skeleton height={190} />,
);

const WEEK_DAYS = 7;

interface WeekOfCallsProps {
  userId: string;
  /** The selected day, `yyyy-MM-dd`. */
  day: string;
  today: string;
  onChoose: (day: string) => void;
}

/** The number of calls on each day of a week, and the time in each phone status (002 §3). */
export function WeekOfCalls({ userId, day, ...choice }: WeekOfCallsProps) {
  const monday = mondayOf(day);
  const noon = `${monday}T12:00:00Z`;
  const answer = pastCallQueries.endpoints.phoneDays.useQuery({
    userId,
    from: startOfDutchDay(noon),
    until: startOfDutchDay(noon, WEEK_DAYS),
  });
  return (
    <Section title={texts.week(weekNumber(monday))}>
      <QueryView answer={answer} failed={texts.weekFailed} waiting={<Skeleton height={190} />}>
        {(told) => <Week days={daysOfWeek(told, monday)} day={day} {...choice} />}
      </QueryView>
    </Section>
  );
}

interface WeekProps extends Omit<WeekOfCallsProps, 'userId'> {
  days: readonly PhoneDay[];
}

const isQuiet = ({ inbound, outbound }: PhoneDay): boolean => inbound + outbound === 0;

function Week(props: WeekProps) {
  const { days, day } = props;
  if (days.every(isQuiet)) return <p className={mutedClass}>{texts.noneInWeek}</p>;
  const columns = days.map(({ date, inbound, outbound }) => ({
    id: date,
    label: formatDay(date).slice(0, 2),
    values: [inbound, outbound],
    isCurrent: date === day,
  }));
  return (
    <>
      <StackChart columns={columns} parts={[texts.inbound, texts.outbound]} />
      <WeekTable {...props} />
    </>
  );
}
