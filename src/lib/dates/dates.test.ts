import { dutchDate, isSameDutchDay, startOfDutchDay } from './calendar';
import { formatDate, formatDeadline, formatFull, formatMoment, formatTime, NO_DATE } from './format';
import { toIsoInstant } from './instants';
import { isRecent } from './urgency';
import { weekNumber } from './formatDay';

describe('wire dates (X7)', () => {
  it.each([
    ['2026-11-21T13:03:00Z', '2026-11-21T13:03:00.000Z'],
    ['2026-11-21T14:03:00+01:00', '2026-11-21T13:03:00.000Z'],
    ['2026-11-21T14:03:00', '2026-11-21T13:03:00.000Z'],
    ['2026-07-01T14:03:00.1234567', '2026-07-01T12:03:00.000Z'],
    ['2026-07-01', '2026-06-30T22:00:00.000Z'],
    ['9999-12-31T23:59:59Z', '9999-12-31T23:59:59.000Z'],
    ['0001-01-01T00:00:00', null],
    ['0001-01-01T00:00:00Z', null],
    ['gisteren', null],
    ['', null],
  ])('in the form %s are converted to %s', (text, expected) => {
    expect(toIsoInstant(text)).toBe(expected);
  });
});

describe('the Dutch calendar (E9)', () => {
  it.each([
    ['2026-03-28T23:30:00Z', '2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-10-25T12:00:00Z', '2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['2026-12-31T23:30:00Z', '2027-01-01', '2026-12-31T23:00:00.000Z'],
  ])('puts the moment %s on the day %s, which begins at %s', (moment, day, start) => {
    expect([dutchDate(moment), startOfDutchDay(moment)]).toEqual([day, start]);
  });

  it('accepts milliseconds and dates as well', () => {
    const moment = Date.UTC(2026, 10, 21, 23, 30);
    expect(isSameDutchDay(moment, new Date(moment + 60_000))).toBe(true);
    expect(isSameDutchDay(moment, moment - 3_600_000)).toBe(false);
  });
});

describe('dates as people read them', () => {
  const now = '2026-11-21T13:03:00Z';

  it.each([
    [null, NO_DATE],
    ['geen datum', NO_DATE],
    ['2026-11-21T13:03:00Z', 'vandaag 14:03'],
    ['2026-11-20T08:15:00Z', 'gisteren 09:15'],
    ['2026-11-22T09:00:00Z', 'morgen 10:00'],
    ['2026-11-21T23:30:00Z', 'morgen 00:30'],
    ['2026-11-02T13:03:00Z', '02-11-2026 14:03'],
  ])('show the moment %s as %s', (moment, expected) => {
    expect(formatMoment(moment, now)).toBe(expected);
  });

  it.each([
    [null, NO_DATE],
    ['2026-11-21T20:00:00Z', 'vandaag'],
    ['2026-11-22T20:00:00Z', 'morgen'],
    ['2026-11-20T20:00:00Z', 'gisteren'],
    ['2026-11-24T20:00:00Z', 'dinsdag'],
    ['2026-11-28T20:00:00Z', '28-11-2026'],
    ['2026-11-18T20:00:00Z', '18-11-2026'],
  ])('show the deadline %s as %s', (moment, expected) => {
    expect(formatDeadline(moment, now)).toBe(expected);
  });

  it('are written in full as dates, times and both', () => {
    expect([formatDate(now), formatTime(now), formatFull(now)]).toEqual([
      '21-11-2026',
      '14:03',
      'zaterdag 21 november 2026 14:03',
    ]);
    expect([formatDate(null), formatTime('x'), formatFull(null)]).toEqual([NO_DATE, NO_DATE, NO_DATE]);
    expect(formatTime('2026-11-20T23:05:00Z')).toBe('00:05');
  });
});

it.each([
  ['2026-11-20T10:00:00.000Z', true],
  ['2026-11-20T09:59:59.999Z', false],
  ['2026-11-23T09:59:00.000Z', true],
  ['nooit', false],
  [null, false],
])('A change at %s is recent: %s (AMB-248)', (changed, recent) => {
  expect(isRecent(changed, Date.parse('2026-11-23T10:00:00.000Z'))).toBe(recent);
});

it.each([
  ['2026-01-01', 1],
  ['2026-11-22', 47],
  ['2026-11-23', 48],
  ['2026-12-31', 53],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
])('The day %s is in week %d, which begins on Monday (ENUM-75, 76)', (day, week) => {
  expect(weekNumber(day)).toBe(week);
});
