import { createAltClicks } from './altClicks';

it.each<[string, number[], boolean[]]>([
  ['at the fourth click', [0, 1_000, 2_000, 3_000], [false, false, false, true]],
  ['not if a click comes too late', [0, 1_000, 2_001, 2_500], [false, false, false, false]],
  [
    'counted from the start after a pause',
    [0, 5_000, 5_500, 6_000, 6_500],
    [false, false, false, false, true],
  ],
  [
    'counted from the start after the signal',
    [0, 1, 2, 3, 4, 5, 6, 7],
    [false, false, false, true, false, false, false, true],
  ],
])('Four clicks with Alt in a row give the signal: %s', (_, times, answers) => {
  expect(times.map(createAltClicks())).toEqual(answers);
});
