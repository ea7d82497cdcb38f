import { type Appointment, AppointmentStatus } from '@/domain/colleagues/appointment';
import { startOfDutchDay } from '@/lib/dates/calendar';

/** The state of a calendar at a moment; moments are ISO texts. */
export type NowInCalendar =
  { kind: 'busy'; appointment: Appointment; until: string | null } | { kind: 'free'; until: string | null };

const FREE: readonly unknown[] = [AppointmentStatus.Free, AppointmentStatus.NoData];

/**
 * Returns the current appointment and the end of the busy time. Without a current appointment, returns the end of the
 * free time. The end is null if nothing changes for the rest of the day.
 */
export function nowIn(appointments: readonly Appointment[], now: number): NowInCalendar {
  const moment = new Date(now).toISOString();
  const midnight = startOfDutchDay(now, 1);
  const taken = appointments.flatMap((appointment) => {
    const { startTime, endTime, status } = appointment;
    const isTaken = startTime !== null && endTime !== null && endTime > startTime && !FREE.includes(status);
    return isTaken ? [{ appointment, from: startTime, until: endTime }] : [];
  });
  const withinDay = (until: string): string | null => (until >= midnight ? null : until);
  const current = taken.filter(({ from, until }) => from <= moment && until > moment);
  const [first] = current;
  if (first === undefined) {
    const next = taken
      .map(({ from }) => from)
      .filter((from) => from > moment)
      .sort()[0];
    return { kind: 'free', until: next === undefined ? null : withinDay(next) };
  }
  let end = moment;
  for (const { from, until } of [...taken].sort((a, b) => a.from.localeCompare(b.from)))
    if (from <= end && until > end) end = until;
  return { kind: 'busy', appointment: first.appointment, until: withinDay(end) };
}
