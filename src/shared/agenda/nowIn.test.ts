import * as v from 'valibot';
import { Appointment } from '@/domain/colleagues/appointment';
import { nowIn } from './nowIn';

const NOW = Date.parse('2026-11-23T10:30:00Z');
const at = (from: string | null, until: string | null, status = 'Busy', day = '2026-11-23') =>
  v.parse(Appointment, {
    subject: `${from}`,
    startTime: from && `${day}T${from}:00Z`,
    endTime: until && `${day}T${until}:00Z`,
    status,
  });

it.each([
  ['no appointments', [], 'free until null'],
  ['appointments later today', [at('13:00', '14:00'), at('11:00', '12:00')], 'free until 11:00'],
  ['an appointment tomorrow', [at('09:00', '10:00', 'Busy', '2026-11-24')], 'free until null'],
  ['an appointment that is over', [at('09:00', '10:30')], 'free until null'],
  ['an appointment now', [at('10:00', '11:00')], 'busy until 11:00'],
  [
    'appointments that follow each other',
    [at('11:00', '12:00'), at('10:00', '11:00'), at('12:30', '13:00')],
    'busy until 12:00',
  ],
  ['an appointment for the rest of the day', [at('10:00', '23:30')], 'busy until null'],
  ['an appointment that is marked as free', [at('10:00', '11:00', 'Free')], 'free until null'],
  [
    'appointments without an end or with an end before the start',
    [at('10:00', null), at('10:00', '09:00')],
    'free until null',
  ],
])('The calendar with %s is %s', (_, appointments, told) => {
  const { kind, until } = nowIn(appointments, NOW);
  expect(`${kind} until ${until?.slice(11, 16) ?? 'null'}`).toBe(told);
});
