import { useSecond } from '@/lib/useSecond';
import { clockText, secondsAt } from './state/elapsed';

interface ElapsedProps {
  /** Seconds at the moment `at` (ms since 1970), from which the clock counts on. */
  seconds: number;
  at: number;
}

/** A clock that counts on from a pushed value (TEL-26); only this text is redrawn, and screen readers ignore it. */
export const Elapsed = ({ seconds, at }: ElapsedProps) => (
  <span role="timer" aria-live="off">
    {clockText(secondsAt({ seconds, at }, useSecond()))}
  </span>
);
