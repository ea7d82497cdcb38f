import fc from 'fast-check';
import { keepEqual } from './keepEqual';

const record = fc.record({
  id: fc.constantFrom('a', 'b', 'c'),
  text: fc.string(),
  list: fc.array(fc.nat(3)),
});
const list = fc.uniqueArray(record, { selector: ({ id }) => id });

it('The result equals the new value, and its equal parts stay the same objects', () => {
  fc.assert(
    fc.property(list, list, (before, now) => {
      expect(keepEqual(before, now)).toEqual(now);
      expect(keepEqual(before, structuredClone(before))).toBe(before);
    }),
  );
});

it('Unchanged records stay the same objects, even when they have moved within a list', () => {
  const before = [
    { id: 'a', text: '1' },
    { id: 'b', text: '2' },
  ];
  const now = keepEqual(before, [
    { id: 'c', text: '3' },
    { id: 'b', text: '2' },
    { id: 'a', text: '!' },
  ]);
  expect(now[1]).toBe(before[1]);
  expect(now).toEqual([
    { id: 'c', text: '3' },
    { id: 'b', text: '2' },
    { id: 'a', text: '!' },
  ]);
});
