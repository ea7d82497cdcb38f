import * as v from 'valibot';
import { Appointment } from './appointment';
import { agendaOf, onDay, whenIs } from './agenda';

const DAY = '2026-11-24';
const appointment = (fields: object) => v.parse(Appointment, fields);
const at = (time: string, day = DAY) => `${day}T${time}:00.000Z`;

it.each([
  ['a meeting', { startTime: at('09:00'), endTime: at('10:30') }, '10:00–11:30'],
  ['without an end', { startTime: at('09:00'), endTime: null }, '10:00'],
  ['that ends before it begins', { startTime: at('09:00'), endTime: at('08:00') }, '10:00'],
  ['all day', { startTime: at('23:00', '2026-11-23'), endTime: at('23:00'), isAllDay: true }, 'Hele dag'],
  ['all day, without times', { isAllDay: true }, 'Hele dag'],
  [
    'over several days',
    { startTime: at('09:00', '2026-11-23'), endTime: at('09:00', '2026-11-25') },
    'Hele dag',
  ],
  ['that began yesterday', { startTime: at('09:00', '2026-11-23'), endTime: at('12:00') }, 'Tot 13:00'],
  ['that continues tomorrow', { startTime: at('14:00'), endTime: at('09:00', '2026-11-25') }, 'Vanaf 15:00'],
  ['without a begin', { endTime: at('09:00') }, null],
  ['with fields that cannot be read', { startTime: 'straks', endTime: 3, isAllDay: 'x' }, null],
])('The agenda describes the time of an appointment on its day (%s)', (_, fields, when) => {
  expect(whenIs(appointment(fields), DAY)).toBe(when);
});

it.each([
  ['begins on that day', { startTime: at('09:00') }, true],
  ['begins on a later day', { startTime: at('09:00', '2026-11-25') }, false],
  [
    'has ended before that day',
    { startTime: at('09:00', '2026-11-23'), endTime: at('10:00', '2026-11-23') },
    false,
  ],
  [
    'begins before that day and ends after it',
    { startTime: at('09:00', '2026-11-23'), endTime: at('09:00', '2026-11-26') },
    true,
  ],
  [
    'ends at the moment that day begins',
    { startTime: at('09:00', '2026-11-23'), endTime: at('23:00', '2026-11-23') },
    false,
  ],
  [
    'begins on that day but has an end before its own begin',
    { startTime: at('09:00'), endTime: at('08:00', '2026-11-23') },
    true,
  ],
  ['has no begin', { isAllDay: true }, false],
])('On a day, the agenda shows an appointment that %s (%j): %s', (_, fields, isOn) => {
  expect(onDay([appointment(fields)], DAY)).toHaveLength(Number(isOn));
});

it('The agenda is sorted by begin, with whole days first and overlapping appointments kept', () => {
  const subjects = agendaOf(
    [
      { subject: 'later', startTime: at('13:00'), endTime: at('14:00') },
      { subject: 'over it', startTime: at('09:30'), endTime: at('13:30') },
      { subject: 'first', startTime: at('09:00'), endTime: at('10:00') },
      { subject: 'day', startTime: at('10:00'), isAllDay: true },
      { subject: 'when?', startTime: null },
    ].map(appointment),
    DAY,
  ).map(({ subject }) => subject);
  expect(subjects).toEqual(['day', 'first', 'over it', 'later']);
});
