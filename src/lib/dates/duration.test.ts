import { formatDuration } from './duration';

it.each([
  [-3, '0:00'],
  [31.9, '0:31'],
  [301, '5:01'],
  [3_607, '1:00:07'],
])('A duration of %d seconds is written as %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
