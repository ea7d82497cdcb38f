const MINUTE = 60;
const HOUR = 60 * MINUTE;

const two = (value: number): string => String(value).padStart(2, '0');

/** Formats a duration as '0:31', '5:01' or '1:00:07'; a negative one counts as zero. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  const rest = two(whole % MINUTE);
  return whole < HOUR ? `${minutes}:${rest}` : `${Math.floor(whole / HOUR)}:${two(minutes)}:${rest}`;
}
