import { parseDate, parseMoment } from './parse';

it.each([
  ['21-11-2026', '2026-11-21'],
  ['21-11-26', '2026-11-21'],
  [' 1/2/2026 ', '2026-02-01'],
  ['29-02-2028', '2028-02-29'],
  ['29-02-2027', null],
  ['31-04-2026', null],
  ['2026-11-21', null],
  ['morgen', null],
  ['', null],
])('The date %j is read as %j', (text, expected) => {
  expect(parseDate(text)).toBe(expected);
});

it.each([
  ['21-11-2026 14:30', '2026-11-21T13:30:00.000Z'],
  ['21-07-2026 14.30', '2026-07-21T12:30:00.000Z'],
  ['21-11-2026', '2026-11-21T16:00:00.000Z'],
  ['21-11-2026 25:00', null],
  ['21-11-2026 14:30 uur', null],
  ['14:30', null],
])('The moment %j is read as %j', (text, expected) => {
  expect(parseMoment(text)).toBe(expected);
});
