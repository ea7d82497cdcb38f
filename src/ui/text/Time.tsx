import {
  NO_DATE,
  formatDate,
  formatDeadline,
  formatFull,
  formatMoment,
  formatTime,
} from '@/lib/dates/format';
import { useNow } from '@/lib/useNow';

interface TimeProps {
  /** An ISO instant; null for no date. */
  instant: string | null;
  /** `time` is for places that already show the day. */
  mode?: 'moment' | 'date' | 'deadline' | 'time';
  className?: string | undefined;
}

const writers = { moment: formatMoment, date: formatDate, deadline: formatDeadline, time: formatTime };

/** Shows 'vandaag 14:03', with the full date in the tooltip and the instant for machines. */
export function Time({ instant, mode = 'moment', className }: TimeProps) {
  const now = useNow();
  const text = writers[mode](instant, now);
  if (instant === null || text === NO_DATE) return <span className={className}>{NO_DATE}</span>;
  return (
    <time dateTime={instant} data-tooltip={formatFull(instant)} className={className}>
      {text}
    </time>
  );
}
