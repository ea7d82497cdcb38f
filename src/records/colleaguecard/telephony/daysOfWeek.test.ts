import * as v from 'valibot';
import { PhoneDay } from '@/domain/telephony/phoneDay';
import { daysOfWeek } from './daysOfWeek';

const day = (date: string, inbound: number) => v.parse(PhoneDay, { date, inbound, outbound: 1 });
const told = (days: readonly PhoneDay[]) =>
  daysOfWeek(days, '2026-11-23').map(({ date, inbound }) => `${date.slice(-2)}: ${inbound}`);

const WORKING = ['23: 0', '24: 0', '25: 0', '26: 0', '27: 0'];

it.each([
  ['no days', [], WORKING],
  ['a day that is sent as a moment', [day('2026-11-24T00:00:00Z', 3)], WORKING.with(1, '24: 3')],
  ['a Sunday', [day('2026-11-29', 2)], [...WORKING, '29: 2']],
  ['a day of another week and an invalid day', [day('2026-11-30', 2), day('straks', 2)], WORKING],
  ['a day that is sent twice', [day('2026-11-23', 2), day('2026-11-23', 5)], WORKING.with(0, '23: 2')],
])('A week with %s shows its days', (_, days, shown) => {
  expect(told(days)).toEqual(shown);
});
