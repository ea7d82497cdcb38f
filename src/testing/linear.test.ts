import { initialsOf } from '@/lib/text';
import { downloadName } from '@/media/fileName';
import { readApiHost } from '@/lib/address';

const LENGTH = 100_000;
/** What takes a square of the length takes seconds for this much. */
const TIME_MS = 1_000;

const hostile: [string, () => unknown][] = [
  ['initials of open brackets', () => initialsOf('('.repeat(LENGTH))],
  ['a file name of dots', () => downloadName(`a${'.'.repeat(LENGTH)}b`, 'Bijlage')],
  ['a file name of spaces', () => downloadName(`a${' '.repeat(LENGTH)}b`, 'Bijlage')],
  ['a host of slashes', () => readApiHost(`https://a/${'/'.repeat(LENGTH)}b`)],
];

it.each(hostile)('%s: 100 KB is read in one pass', (_, work) => {
  const start = performance.now();
  work();
  expect(performance.now() - start).toBeLessThan(TIME_MS);
});
