import type { Appointment } from '@/domain/colleagues/appointment';
import { dutchDate } from '@/lib/dates/calendar';
import { formatTime } from '@/lib/dates/format';
import { type Column, inColumns, type Span } from './columns';

/** The first hour, and the hour at which the last one ends. */
export interface Hours {
  from: number;
  until: number;
}

/** The usual hours of a week, and the hours with the extra one before them (002 §9.1, AMB-205). */
export const WEEK_HOURS: Hours = { from: 8, until: 18 };
export const DAY_HOURS: Hours = { from: 7, until: 18 };

const HOUR = 60;
const WHOLE_DAY: Span = { from: 0, until: 24 * HOUR };
/** Shorter appointments are drawn this high, so that they can be read and pressed. */
const LEAST_MINUTES = 30;

/** An appointment in the grid of a day, in minutes after midnight by the clock. */
export type GridAppointment = { appointment: Appointment } & Span & Column;

export interface DayPlan {
  /** All-day appointments. */
  whole: readonly Appointment[];
  /** Appointments before or after the hours of the grid, in order. */
  outside: readonly Appointment[];
  /** Appointments within the grid, cut to its hours and without overlap. */
  timed: readonly GridAppointment[];
}

const minutesOf = (instant: string): number => {
  const [hours = 0, minutes = 0] = formatTime(instant).split(':').map(Number);
  return hours * HOUR + minutes;
};

/** An end before the start counts as absent. */
const endOf = ({ startTime, endTime }: Appointment): string | null =>
  startTime !== null && endTime !== null && endTime > startTime ? endTime : null;

/**
 * The minutes of the day (`yyyy-MM-dd`) that an appointment takes; null if it is not on that day. An appointment
 * without an end takes no minutes.
 */
function minutesOn(appointment: Appointment, day: string): Span | null {
  const { startTime, isAllDay } = appointment;
  if (startTime === null) return null;
  const end = endOf(appointment) ?? startTime;
  const [firstDay, lastDay] = [dutchDate(startTime), dutchDate(end)];
  if (day < firstDay || day > lastDay) return null;
  const from = day === firstDay ? minutesOf(startTime) : WHOLE_DAY.from;
  const until = day === lastDay ? minutesOf(end) : WHOLE_DAY.until;
  /* An appointment that ended at the midnight that begins this day is not on this day. */
  if (until === 0 && firstDay < day) return null;
  /* When clocks are set back, the end can seem to precede the start. */
  return isAllDay ? WHOLE_DAY : { from, until: Math.max(from, until) };
}

const isWhole = ({ from, until }: Span): boolean => from === WHOLE_DAY.from && until === WHOLE_DAY.until;

/** Cuts a span to the hours and makes it high enough to read; null if the span is outside of the hours. */
function cutTo({ from, until }: Hours, span: Span): Span | null {
  const [first, last] = [from * HOUR, until * HOUR];
  if (span.from >= last || Math.max(span.until, span.from + 1) <= first) return null;
  const begin = Math.min(Math.max(span.from, first), last - LEAST_MINUTES);
  return { from: begin, until: Math.max(Math.min(span.until, last), begin + LEAST_MINUTES) };
}

const byBegin = (one: Appointment, other: Appointment): number =>
  (one.startTime ?? '').localeCompare(other.startTime ?? '');

/** The appointments of one day; each is in exactly one of the three lists. */
export function planOf(appointments: readonly Appointment[], day: string, hours = DAY_HOURS): DayPlan {
  const whole: Appointment[] = [];
  const outside: Appointment[] = [];
  const timed: ({ appointment: Appointment } & Span)[] = [];
  for (const appointment of [...appointments].sort(byBegin)) {
    const span = minutesOn(appointment, day);
    if (span === null) continue;
    const cut = cutTo(hours, span);
    if (isWhole(span)) whole.push(appointment);
    else if (cut === null) outside.push(appointment);
    else timed.push({ appointment, ...cut });
  }
  return { whole, outside, timed: inColumns(timed) };
}

/** All appointments of one day, from all three lists. */
export function onDay(appointments: readonly Appointment[], day: string): Appointment[] {
  const { whole, outside, timed } = planOf(appointments, day);
  return [...whole, ...outside, ...timed.map(({ appointment }) => appointment)];
}

/** Returns the hours that a week shows. The hour before the usual ones is included if an appointment begins in it. */
export function hoursFor(appointments: readonly Appointment[], days: readonly string[]): Hours {
  const isEarly = (appointment: Appointment, day: string): boolean => {
    const span = minutesOn(appointment, day);
    return span !== null && span.from >= DAY_HOURS.from * HOUR && span.from < WEEK_HOURS.from * HOUR;
  };
  return days.some((day) => appointments.some((one) => isEarly(one, day))) ? DAY_HOURS : WEEK_HOURS;
}
