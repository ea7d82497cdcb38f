import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router';
import { CardTab } from '@/kit/card/tabs/CardTab';
import { useAddressText } from '@/kit/screen/useAddressValue';
import { to } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import { dutchToday, isDate, addDays } from '@/lib/dates/deadlineFilter';
import { formatDay } from '@/lib/dates/formatDay';
import { useNow } from '@/lib/useNow';
import { sectionsClass } from '@/ui/layout/Section';
import { CallHistory } from '@/desk/telephony';
import { useCardColleague, useIsOwnCard } from '../useColleague';
import { colleagueTitles } from '../colleagueTitles';
import styles from './Telephony.module.css';
import { telephonyTexts as texts } from './telephonyTexts';
import { WeekOfCalls } from './WeekOfCalls';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { useSpoken } from '@/ui/feedback/useSpoken';
import { ChevronLeftIcon, ChevronRightIcon } from '@/ui/icons';
import { DateField } from '@/ui/pickers/DateField';

/** The user's own calls are always visible; those of others need a permission (002 §2.1, AMB-204). */
export function TelephonyTab() {
  const colleague = useCardColleague();
  const { pathname } = useLocation();
  const isOwn = useIsOwnCard(colleague);
  const mayOthers = useSelector(selectMay)('phoneViewColleagueHistory');
  if (!isOwn && !mayOthers) return <Navigate to={to.error(401)} replace state={{ from: pathname }} />;
  return (
    <CardTab label={colleagueTitles.tabs.telephony}>
      <Days userId={colleague.id} />
    </CardTab>
  );
}

function Days({ userId }: { userId: string }) {
  const today = dutchToday(useNow());
  const [asked, ask] = useAddressText('day');
  const day = asked !== null && isDate(asked) && asked <= today ? asked : today;
  const choose = (next: string) => ask(next === today ? null : next);
  return (
    <div className={sectionsClass}>
      <DayBar day={day} today={today} onChoose={choose} />
      <div className={styles.calls}>
        <CallHistory
          key={day}
          userId={userId}
          at={Date.parse(`${day}T12:00:00Z`)}
          title={texts.calls(formatDay(day))}
          none={texts.noCalls}
          heading="h2"
        />
      </div>
      <WeekOfCalls userId={userId} day={day} today={today} onChoose={choose} />
    </div>
  );
}

interface DayBarProps {
  day: string;
  today: string;
  onChoose: (day: string) => void;
}

function DayBar({ day, today, onChoose }: DayBarProps) {
  const isToday = day === today;
  useSpoken(day, formatDay(day));
  return (
    <div className={styles.bar} role="group" aria-label={texts.days}>
      <IconButton icon={ChevronLeftIcon} label={texts.before} onClick={() => onChoose(addDays(day, -1))} />
      <IconButton
        icon={ChevronRightIcon}
        label={texts.after}
        disabledReason={isToday ? texts.isToday : null}
        onClick={() => onChoose(addDays(day, 1))}
      />
      <div className={styles.date}>
        <DateField
          label={texts.day}
          hideLabel
          value={day}
          onChange={(next) => onChoose(next === null || next > today ? today : next)}
        />
      </div>
      {!isToday && (
        <Button size="s" onClick={() => onChoose(today)}>
          {texts.today}
        </Button>
      )}
    </div>
  );
}
