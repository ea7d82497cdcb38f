import { addDays } from '@/lib/dates/deadlineFilter';
import { formatDate } from '@/lib/dates/format';
import { weekNumber } from '@/lib/dates/formatDay';
import { useNow } from '@/lib/useNow';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { useSpoken } from '@/ui/feedback/useSpoken';
import { ChevronLeftIcon, ChevronRightIcon } from '@/ui/icons';
import { calendarTexts as texts } from './calendarTexts';
import { mondayIn, weekAfter } from './week';
import styles from './Week.module.css';

interface WeekBarProps {
  monday: string;
  isThisWeek: boolean;
  onChoose: (monday: string) => void;
}

const FRIDAY = 4;

export function WeekBar({ monday, isThisWeek, onChoose }: WeekBarProps) {
  const now = useNow();
  const friday = addDays(monday, FRIDAY);
  const name = texts.week(weekNumber(monday), formatDate(monday), formatDate(friday));
  useSpoken(monday, name);
  return (
    <div className={styles.bar} role="group" aria-label={texts.weeks}>
      <IconButton
        icon={ChevronLeftIcon}
        label={texts.before}
        onClick={() => onChoose(weekAfter(monday, -1))}
      />
      <IconButton
        icon={ChevronRightIcon}
        label={texts.after}
        onClick={() => onChoose(weekAfter(monday, 1))}
      />
      <h2 className={styles.title}>{name}</h2>
      {!isThisWeek && (
        <Button size="s" onClick={() => onChoose(mondayIn(null, now))}>
          {texts.thisWeek}
        </Button>
      )}
    </div>
  );
}
