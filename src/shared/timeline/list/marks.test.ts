import { litAt } from './marks';

const TOP = { scrolled: true, place: 20, day: '24-11-2026' };

it.each([
  ['the case under the head', 20, TOP, TOP.day, 0],
  ['the case above that one, which the head covers', 19, TOP, TOP.day, 0],
  ['the next case of that day', 21, TOP, TOP.day, 1],
  ['the tenth below the head', 30, TOP, TOP.day, 10],
  ['the eleventh below the head', 31, TOP, TOP.day, null],
  ['a case of another day', 21, TOP, '23-11-2026', null],
  ['a case without a date under another day', 21, TOP, null, null],
  ['a case of that day before anything is scrolled', 21, { ...TOP, scrolled: false }, TOP.day, null],
] as const)('Cases are counted from the head if they are of its day: %s', (_, place, top, day, order) => {
  expect(litAt(place, top, day)).toBe(order);
});
