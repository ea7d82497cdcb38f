import fc from 'fast-check';
import * as v from 'valibot';
import { Appointment } from '@/domain/colleagues/appointment';
import { foldColumns, inColumns, type Span } from './columns';
import { DAY_HOURS, hoursFor, planOf, WEEK_HOURS, onDay } from './dayPlan';
import { mondayIn, restOfWeek, weekAfter, workingDaysOf } from './week';

const overlap = (one: Span, other: Span) => one.from < other.until && other.from < one.until;

const spans = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 1_400 }), fc.integer({ min: 1, max: 300 })), { maxLength: 25 })
  .map((pairs) => pairs.map(([from, length], id) => ({ id, from, until: from + length })));

describe('columns', () => {
  it('keep all appointments in order and without overlap, in as many columns as there are appointments at once', () => {
    fc.assert(
      fc.property(spans, (given) => {
        const placed = inColumns(given);
        expect(placed.map(({ id }) => id).sort((a, b) => a - b)).toEqual(given.map(({ id }) => id));
        expect(placed.map(({ from }) => from)).toEqual(given.map(({ from }) => from).sort((a, b) => a - b));
        for (const one of placed) {
          expect(one.column).toBeLessThan(one.columns);
          for (const other of placed.filter((each) => each !== one && overlap(each, one))) {
            expect(other.column).not.toBe(one.column);
            expect(other.columns).toBe(one.columns);
          }
        }
        const atOnce = given.map(({ from }) => given.filter((o) => o.from <= from && from < o.until).length);
        expect(Math.max(0, ...placed.map(({ columns }) => columns))).toBe(Math.max(0, ...atOnce));
      }),
    );
  });
});

it('Appointments beyond two at once are hidden behind +n, which covers no shown appointment', () => {
  fc.assert(
    fc.property(spans, (given) => {
      const { shown, rests } = foldColumns(inColumns(given));
      const all = [...shown, ...rests.flatMap(({ hidden }) => hidden)];
      expect(all.map(({ id }) => id).sort((a, b) => a - b)).toEqual(given.map(({ id }) => id));
      for (const one of shown) {
        expect(one.columns).toBeLessThanOrEqual(2);
        if (rests.some((rest) => overlap(rest, one))) expect(one.isFolded).toBe(true);
      }
      for (const rest of rests) {
        expect(rests.filter((other) => overlap(other, rest))).toEqual([rest]);
        expect(rest.hidden.every(({ from, until }) => from >= rest.from && until <= rest.until)).toBe(true);
      }
    }),
  );
});

/**
 * The generated moments and appointments include both days on which the clocks change, absent fields, and an end before
 * the start.
 */
const moment = fc
  .tuple(fc.constantFrom('2026-03-26', '2026-10-22', '2026-11-23'), fc.integer({ min: -1_500, max: 12_000 }))
  .map(([day, minutes]) => new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000).toISOString());
const appointments = fc.array(
  fc
    .record({
      subject: fc.string(),
      startTime: fc.option(moment),
      endTime: fc.option(moment),
      isAllDay: fc.option(fc.boolean()),
    })
    .map((wire) => v.parse(Appointment, wire)),
  { maxLength: 12 },
);
const mondays = fc.constantFrom('2026-03-23', '2026-03-30', '2026-10-19', '2026-10-26', '2026-11-23');

describe('the plan of a day', () => {
  it('has each appointment at most once, inside the hours, without overlap', () => {
    fc.assert(
      fc.property(appointments, mondays, (given, monday) => {
        const hours = hoursFor(given, workingDaysOf(monday));
        for (const day of workingDaysOf(monday)) {
          const { whole, outside, timed } = planOf(given, day, hours);
          const all = [...whole, ...outside, ...timed.map(({ appointment }) => appointment)];
          expect(new Set(all).size).toBe(all.length);
          for (const one of timed) {
            expect(one.from).toBeGreaterThanOrEqual(hours.from * 60);
            expect(one.until).toBeLessThanOrEqual(hours.until * 60);
            expect(one.until - one.from).toBeGreaterThanOrEqual(30);
            for (const other of timed)
              if (other !== one && overlap(one, other)) expect(other.column).not.toBe(one.column);
          }
        }
      }),
    );
  });

  it('and the rest of its week together have exactly the appointments of that week and those without a time', () => {
    fc.assert(
      fc.property(appointments, mondays, (given, monday) => {
        const isOn = (one: Appointment, day: string) => onDay([one], day).length > 0;
        const rest = restOfWeek(given, monday);
        for (const one of given) {
          const days = Array.from({ length: 7 }, (_, day) => day).map((day) => weekDay(monday, day));
          const isShown = workingDaysOf(monday).some((day) => isOn(one, day)) || rest.includes(one);
          expect(isShown).toBe(one.startTime === null || days.some((day) => isOn(one, day)));
        }
      }),
    );
  });
});

const weekDay = (monday: string, days: number) =>
  new Date(Date.parse(`${monday}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const at = (startTime: string | null, endTime: string | null, more = {}) =>
  v.parse(Appointment, { startTime, endTime, ...more });

it.each([
  ['of an hour', at('2026-11-23T09:00:00Z', '2026-11-23T10:00:00Z'), 'timed 600-660'],
  ['that begins before eight', at('2026-11-23T06:00:00Z', '2026-11-23T08:00:00Z'), 'timed 480-540'],
  ['of five minutes', at('2026-11-23T09:00:00Z', '2026-11-23T09:05:00Z'), 'timed 600-630'],
  [
    'that begins in the last five minutes',
    at('2026-11-23T16:55:00Z', '2026-11-23T18:00:00Z'),
    'timed 1050-1080',
  ],
  ['in the evening', at('2026-11-23T18:00:00Z', '2026-11-23T19:00:00Z'), 'outside'],
  ['that ends when the day begins', at('2026-11-23T06:00:00Z', '2026-11-23T07:00:00Z'), 'outside'],
  ['without an end', at('2026-11-23T09:00:00Z', null), 'timed 600-630'],
  ['that ends before it begins', at('2026-11-23T09:00:00Z', '2026-11-23T08:00:00Z'), 'timed 600-630'],
  ['that lasts all day', at('2026-11-22T23:00:00Z', '2026-11-23T23:00:00Z', { isAllDay: true }), 'whole'],
  [
    'that lasts all of the day before',
    at('2026-11-21T23:00:00Z', '2026-11-22T23:00:00Z', { isAllDay: true }),
    'not',
  ],
  ['that lasts from yesterday until tomorrow', at('2026-11-22T14:00:00Z', '2026-11-24T09:00:00Z'), 'whole'],
  ['that began yesterday', at('2026-11-22T14:00:00Z', '2026-11-23T09:00:00Z'), 'timed 480-600'],
  ['without a beginning', at(null, '2026-11-23T09:00:00Z'), 'not'],
])('An appointment %s is put in the expected place in the plan of a day', (_, appointment, where) => {
  const { whole, outside, timed } = planOf([appointment], '2026-11-23', WEEK_HOURS);
  const [placed] = timed;
  const found = placed
    ? `timed ${placed.from}-${placed.until}`
    : whole.length
      ? 'whole'
      : outside.length
        ? 'outside'
        : 'not';
  expect(found).toBe(where);
});

it('The plan uses Dutch time on either side of a clock change', () => {
  for (const [monday, utc] of [
    ['2026-03-23', '08'],
    ['2026-03-30', '07'],
    ['2026-10-19', '07'],
    ['2026-10-26', '08'],
  ] as const) {
    const nine = at(`${monday}T${utc}:00:00Z`, `${monday}T${utc}:45:00Z`);
    expect(planOf([nine], monday, WEEK_HOURS).timed).toMatchObject([{ from: 540, until: 585 }]);
  }
});

it('A week opens an hour earlier only for an appointment that begins in that hour', () => {
  const days = workingDaysOf('2026-11-23');
  expect(hoursFor([at('2026-11-24T06:15:00Z', '2026-11-24T07:00:00Z')], days)).toBe(DAY_HOURS);
  expect(hoursFor([at('2026-11-24T04:15:00Z', '2026-11-24T05:00:00Z')], days)).toBe(WEEK_HOURS);
  expect(hoursFor([at('2026-11-28T06:15:00Z', '2026-11-28T07:00:00Z')], days)).toBe(WEEK_HOURS);
});

it('A date determines the Monday of its week, and that Monday determines the working days and the next week', () => {
  const sunday = Date.parse('2026-10-25T22:59:00Z');
  expect(mondayIn(null, sunday)).toBe('2026-10-19');
  expect(mondayIn(null, sunday + 60_000)).toBe('2026-10-26');
  expect(mondayIn('2026-02-30', sunday)).toBe('2026-10-19');
  expect(mondayIn('2026-12-31', sunday)).toBe('2026-12-28');
  expect(weekAfter('2026-10-19', 1)).toBe('2026-10-26');
  expect(workingDaysOf('2026-12-28')).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
  ]);
});
