import { useSecond } from '@/lib/useSecond';
import { clockText, secondsAt } from './state/elapsed';

interface ElapsedProps {
  /** Seconds at a moment, in ms since 1970; from there they count on. */
  seconds: number;
  at: number;
}

/** A clock that counts on from what was pushed (TEL-26); nothing but this text is drawn again, and nobody reads it aloud. */
export const Elapsed = ({ seconds, at }: ElapsedProps) => (
  <span role="timer" aria-live="off">
    {clockText(secondsAt({ seconds, at }, useSecond()))}
  </span>
);
