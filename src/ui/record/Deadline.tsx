import { formatDeadline } from '@/lib/dates/format';
import type { Urgency } from '@/lib/dates/urgency';
import { useNow } from '@/lib/useNow';
import { Badge } from './Badge';
import styles from './Deadline.module.css';
import { deadlineTexts } from './deadlineTexts';
import { Time } from '../text/Time';

interface DeadlineProps {
  /** ISO text; null for none. */
  instant: string | null;
  urgency: Urgency;
}

const tones = { overdue: 'danger', near: 'warning' } as const;

/** When something must be done, among the facts of a record: near or over is said in a word behind it. */
export function Deadline({ instant, urgency }: DeadlineProps) {
  return (
    <>
      {instant === null ? deadlineTexts.none : <Time instant={instant} mode="moment" />}
      {urgency !== 'calm' && <Badge tone={tones[urgency]}>{deadlineTexts.alone[urgency]}</Badge>}
    </>
  );
}

/** The same in a row or on a card, in as few words as can be: near or over is said in a word, and then coloured. */
export function ShortDeadline({ instant, urgency }: DeadlineProps) {
  const now = useNow();
  return (
    <span className={styles['deadline']} data-urgency={urgency}>
      {urgency !== 'calm' && <span className={styles['mark']}>{deadlineTexts.before[urgency]}</span>}
      {instant === null ? deadlineTexts.none : formatDeadline(instant, now)}
    </span>
  );
}
