import { addDays } from '@/lib/dates/deadlineFilter';
import { formatDay } from '@/lib/dates/formatDay';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { useAnnounced } from '@/ui/feedback/useAnnounced';
import { ChevronLeftIcon, ChevronRightIcon } from '@/ui/icons';
import { DateField } from '@/ui/pickers/DateField';
import styles from './Telephony.module.css';
import { telephonyTexts as texts } from './telephonyTexts';

interface DayBarProps {
  day: string;
  today: string;
  onChoose: (day: string) => void;
}

/** Which day it is, and the way to others. */
export function DayBar({ day, today, onChoose }: DayBarProps) {
  const isToday = day === today;
  useAnnounced(day, formatDay(day));
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
