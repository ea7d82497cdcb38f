export type Urgency = 'overdue' | 'near' | 'calm';

const HOUR_MS = 3_600_000;

/** Returns the urgency of an open deadline; `now` is in ms since 1970, and a deadline within `nearHours` is near. */
export function urgencyOf(deadline: string | null, now: number, nearHours: number): Urgency {
  if (deadline === null) return 'calm';
  const left = Date.parse(deadline) - now;
  if (left < 0) return 'overdue';
  return left < nearHours * HOUR_MS ? 'near' : 'calm';
}

const RECENT_MS = 3 * 24 * 3_600_000;

/** Returns whether a change was within the last three days, inclusive (001 §9, AMB-248). */
export const isRecent = (changed: string | null, now: number): boolean =>
  changed !== null && Date.parse(changed) >= now - RECENT_MS;
