import { selectedTo } from './useRangeKeys';

const ids = ['a', 'b', 'c', 'd', 'e'];

it.each([
  ['down', 'b', 'd', ['b', 'c', 'd']],
  ['up', 'd', 'b', ['b', 'c', 'd']],
  ['of one row', 'c', 'c', ['c']],
  ['from the top if its first row has left the list', 'gone', 'b', ['a', 'b']],
])('A range selects its first and last row, with the rows between them: %s', (_, anchor, to, selected) => {
  expect(selectedTo(ids, { anchor, before: [] }, to)).toEqual(selected);
});

it('A range keeps the earlier selection, without duplicates', () => {
  expect(selectedTo(ids, { anchor: 'a', before: ['e', 'b'] }, 'b')).toEqual(['e', 'b', 'a']);
});
