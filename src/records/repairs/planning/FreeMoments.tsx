import type { PlanningOption } from '@/domain/repairs/planning';
import { dutchDate } from '@/lib/dates/calendar';
import { formatLongDate } from '@/lib/dates/format';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Choices } from '@/ui/fields/Choices';
import { ReadOnlyFields, useReadOnly } from '@/ui/fields/ReadOnlyFields';
import { CalendarClockIcon } from '@/ui/icons';
import { goesOnAt } from '../goesOn';
import { repairsTexts } from '../repairsTexts';
import styles from './FreeMoments.module.css';
import { dayOf, slotWords } from './momentWords';

const texts = repairsTexts.planning;

interface FreeMomentsProps {
  options: readonly PlanningOption[];
  chosenId: string | null;
  busy: boolean;
  onChoose: (optionId: string) => void;
}

interface Day {
  date: string;
  options: PlanningOption[];
}

/** Leaves out a moment without a known day, because such a moment cannot be agreed on. */
function byDay(options: readonly PlanningOption[]): Day[] {
  const dated = options.flatMap((option) => {
    const day = dayOf(option);
    return day === null ? [] : [{ date: dutchDate(day), option }];
  });
  const dates = [...new Set(dated.map(({ date }) => date))].sort();
  return dates.map((date) => ({
    date,
    options: dated.flatMap((one) => (one.date === date ? [one.option] : [])),
  }));
}

export function FreeMoments({ options, chosenId, busy, onChoose }: FreeMomentsProps) {
  const readOnly = useReadOnly();
  const days = byDay(options);
  if (days.length === 0)
    return (
      <EmptyState icon={CalendarClockIcon} title={texts.none}>
        {texts.noneHelp}
      </EmptyState>
    );
  return (
    <ReadOnlyFields when={busy || readOnly}>
      <ul className={styles.days} {...goesOnAt.moments}>
        {days.map((day) => (
          <li key={day.date} className={styles.day}>
            <span className={styles.date} aria-hidden>
              {formatLongDate(day.date)}
            </span>
            <Choices
              label={formatLongDate(day.date)}
              choices={day.options}
              nameOf={slotWords}
              keyOf={({ id }) => id}
              isChosen={({ id }) => id === chosenId}
              onChoose={({ id }) => id !== chosenId && onChoose(id)}
            />
          </li>
        ))}
      </ul>
    </ReadOnlyFields>
  );
}
