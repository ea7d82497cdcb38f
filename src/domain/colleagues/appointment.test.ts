import * as v from 'valibot';
import { dutchDate } from '@/lib/dates/calendar';
import { Appointment } from './appointment';
import { onDay } from './agenda';

const appointment = (startTime: string | null, endTime: string | null, isAllDay = true) =>
  v.parse(Appointment, { startTime, endTime, isAllDay });

/** The days in November and March 2026 on which the appointment takes place. */
const daysOf = (one: Appointment): string[] =>
  Array.from({ length: 31 }, (_, index) => String(index + 1).padStart(2, '0'))
    .flatMap((day) => [`2026-03-${day}`, `2026-11-${day}`])
    .filter((day) => onDay([one], day).length > 0)
    .sort();

it.each([
  ['2026-11-28T00:00:00Z', '2026-11-29T00:00:00Z', ['2026-11-28']],
  ['2026-11-28T00:00:00Z', '2026-11-30T00:00:00Z', ['2026-11-28', '2026-11-29']],
  ['2026-11-27T23:00:00Z', '2026-11-28T23:00:00Z', ['2026-11-28']],
  ['2026-11-28T00:00:00+01:00', '2026-11-29T00:00:00+01:00', ['2026-11-28']],
  ['2026-03-29T00:00:00Z', '2026-03-30T00:00:00Z', ['2026-03-29']],
  ['2026-03-28T00:00:00Z', '2026-03-30T00:00:00Z', ['2026-03-28', '2026-03-29']],
  ['2026-11-28T00:00:00Z', null, ['2026-11-28']],
  ['2026-11-28T00:00:00Z', '2026-11-28T00:00:00Z', ['2026-11-28']],
  ['2026-11-28T00:00:00Z', '2026-11-27T00:00:00Z', ['2026-11-28']],
  ['2026-11-28T09:00:00Z', '2026-11-28T17:00:00Z', ['2026-11-28']],
  ['2026-10-25T00:00:00Z', '2026-10-26T00:00:00Z', []],
  [null, '2026-11-29T00:00:00Z', []],
])('A whole-day appointment from %s until %s takes place on %j', (from, until, days) => {
  expect(daysOf(appointment(from, until))).toEqual(days);
});

it('An appointment at midnight in UTC that is not a whole day keeps its time', () => {
  const { startTime } = appointment('2026-11-28T00:00:00Z', '2026-11-28T01:00:00Z', false);
  expect([startTime, dutchDate(startTime ?? '')]).toEqual(['2026-11-28T00:00:00.000Z', '2026-11-28']);
});
