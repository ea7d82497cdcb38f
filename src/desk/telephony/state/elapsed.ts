/** A number of seconds, with the moment at which it was right (`at`, in ms since 1970). */
interface Pushed {
  seconds: number;
  at: number;
}

/**
 * Returns the seconds at `nowS` (seconds since 1970). They never count down, even if the computer's clock is set back.
 */
export const secondsAt = ({ seconds, at }: Pushed, nowS: number): number =>
  seconds + Math.max(0, Math.floor(nowS - at / 1_000));

const HOUR_S = 3_600;
const two = (value: number): string => String(value).padStart(2, '0');

/** Returns for example 0:07, 12:30 or 1:02:03. */
export function clockText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = two(seconds % 60);
  return seconds < HOUR_S ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}
