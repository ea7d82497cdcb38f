/** Seconds as they were at a moment, in ms since 1970. */
interface Pushed {
  seconds: number;
  at: number;
}

/** What they are now, in seconds since 1970. A clock that was set back counts nothing down. */
export const secondsAt = ({ seconds, at }: Pushed, nowS: number): number =>
  seconds + Math.max(0, Math.floor(nowS - at / 1_000));

const HOUR_S = 3_600;
const two = (value: number): string => String(value).padStart(2, '0');

/** 0:07, 12:30, 1:02:03. */
export function clockText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = two(seconds % 60);
  return seconds < HOUR_S ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}
