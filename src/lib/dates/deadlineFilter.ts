import { dutchDate } from './calendar';

const DAY_MS = 86_400_000;

export const DEADLINE_PRESETS = ['today', 'thisWeek', 'expired'] as const;
export type DeadlinePreset = (typeof DEADLINE_PRESETS)[number];

export const isDeadlinePreset = (value: string | null): value is DeadlinePreset =>
  (DEADLINE_PRESETS as readonly (string | null)[]).includes(value);

/** Returns whether a text is an existing day as `yyyy-MM-dd`. */
export function isDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/**
 * Returns whether a text is a deadline filter: a preset, or a date `yyyy-MM-dd`, which selects the deadlines on or
 * before that date (AMB-054, AMB-100).
 */
export const isDeadlineFilter = (value: string): boolean => isDeadlinePreset(value) || isDate(value);

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the current Dutch date as `yyyy-MM-dd`. */
export const dutchToday = (now: number): string => dutchDate(new Date(now).toISOString());

/** Returns the Monday of a date's week. */
export const mondayOf = (date: string): string =>
  addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));

/** Returns the last day of the deadlines that pass the filter; 'verlopen' counts whole days. */
export function lastDayOf(deadline: string, now: number): string {
  if (deadline === 'today') return dutchToday(now);
  if (deadline === 'thisWeek') return addDays(mondayOf(dutchToday(now)), 6);
  return deadline === 'expired' ? addDays(dutchToday(now), -1) : deadline;
}
