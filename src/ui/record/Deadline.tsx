import { formatDeadline } from '@/lib/dates/format';
import type { Urgency } from '@/lib/dates/urgency';
import { useNow } from '@/lib/useNow';
import { Badge } from './Badge';
import styles from './Deadline.module.css';
import { deadlineTexts } from './deadlineTexts';
import { Time } from '../text/Time';

interface DeadlineProps {
  /** An ISO instant; null for no deadline. */
  instant: string | null;
  urgency: Urgency;
}

const tones = { overdue: 'danger', near: 'warning' } as const;

/** A deadline among the facts of a record; a word behind it says that it is near or over. */
export function Deadline({ instant, urgency }: DeadlineProps) {
  return (
    <>
      {instant === null ? deadlineTexts.none : <Time instant={instant} mode="moment" />}
      {urgency !== 'calm' && <Badge tone={tones[urgency]}>{deadlineTexts.alone[urgency]}</Badge>}
    </>
  );
}

/** A deadline in a row or on a card, as short as possible; a coloured word says that it is near or over. */
export function ShortDeadline({ instant, urgency }: DeadlineProps) {
  const now = useNow();
  return (
    <span className={styles['deadline']} data-urgency={urgency}>
      {urgency !== 'calm' && <span className={styles['mark']}>{deadlineTexts.before[urgency]}</span>}
      {instant === null ? deadlineTexts.none : formatDeadline(instant, now)}
    </span>
  );
}
