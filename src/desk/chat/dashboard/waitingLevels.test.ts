import { queueLevel, waitLevel } from './waitingLevels';

it.each([
  [0, 'normal'],
  [3, 'normal'],
  [4, 'aboveAverage'],
  [6, 'aboveAverage'],
  [7, 'long'],
])('a queue of %i is %s (CHAT-56)', (waiting, level) => {
  expect(queueLevel(waiting)).toBe(level);
});

it.each([
  [30, 'normal'],
  [31, 'aboveAverage'],
  [60, 'aboveAverage'],
  [61, 'long'],
])('%i seconds are %s (CHAT-57)', (seconds, level) => {
  expect(waitLevel(seconds)).toBe(level);
});
