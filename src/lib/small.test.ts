import { formatByteSize } from './byteSize';
import { isGuid } from './guid';

describe('isGuid (X8)', () => {
  it.each([
    ['6f000000-0000-4000-8000-000000000001', true],
    ['6F000000-0000-4000-8000-00000000000A', true],
    ['{6f000000-0000-4000-8000-000000000001}', false],
    ['6f00000000004000800000000000001', false],
    ['6g000000-0000-4000-8000-000000000001', false],
    [' 6f000000-0000-4000-8000-000000000001', false],
    ['', false],
  ])('%j: %s', (text, expected) => {
    expect(isGuid(text)).toBe(expected);
  });
});

describe('formatByteSize', () => {
  it.each([
    [0, '0 b'],
    [-5, '0 b'],
    [512, '512 b'],
    [1_024, '1 Kb'],
    [1_536, '1,5 Kb'],
    [5 * 1_024 ** 2, '5 Mb'],
    [1_024 ** 3, '1 Gb'],
    [3 * 1_024 ** 5, '3072 Tb'],
  ])('%d bytes is %s', (bytes, expected) => {
    expect(formatByteSize(bytes)).toBe(expected);
  });
});
