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
  /** ISO text; null for no date. */
  instant: string | null;
  /** `time` stands where its day is said already. */
  mode?: 'moment' | 'date' | 'deadline' | 'time';
  className?: string | undefined;
}

const writers = { moment: formatMoment, date: formatDate, deadline: formatDeadline, time: formatTime };

/** 'vandaag 14:03' on the screen, the full date in the tooltip, the instant for machines. */
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
