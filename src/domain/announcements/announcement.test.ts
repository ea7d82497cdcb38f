import fc from 'fast-check';
import * as v from 'valibot';
import { Announcement, phaseOf } from './announcement';

const read = (changes: Record<string, unknown>) => v.parse(Announcement, { id: 'a', ...changes });
const NOW = Date.parse('2026-11-23T12:00:00Z');

it.each([
  ['no dates', {}, 'current'],
  [
    'the dates that .NET uses for no date',
    { startDate: '0001-01-01T00:00:00', endDate: '0001-01-01T00:00:00' },
    'current',
  ],
  ['a begin in the past', { startDate: '2026-01-01' }, 'current'],
  ['a begin in the future', { startDate: '2026-11-24' }, 'future'],
  ['an end today, which includes the whole day', { endDate: '2026-11-23' }, 'current'],
  ['an end yesterday', { endDate: '2026-11-22' }, 'past'],
  ['an end a moment ago', { endDate: '2026-11-23T11:59:00Z' }, 'past'],
  ['an end in a moment', { endDate: '2026-11-23T12:01:00Z' }, 'current'],
  ['an end before its begin', { startDate: '2026-12-02', endDate: '2026-11-01' }, 'past'],
])('An announcement has the right phase with %s', (_, changes, expected) => {
  expect(phaseOf(read(changes), NOW)).toBe(expected);
});

it('An end without a time is the end of that day in the Netherlands', () => {
  expect(read({ endDate: '2026-07-01' }).endDate).toBe('2026-07-01T22:00:00.000Z');
  expect(read({ endDate: '2026-10-25' }).endDate).toBe('2026-10-25T23:00:00.000Z');
});

it('An announcement keeps its usable fields whatever the others hold', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.anything()), (rest) => {
      const { personIds, id } = read({ ...rest, id: 'a' });
      expect([id, Array.isArray(personIds)]).toEqual(['a', true]);
    }),
  );
  expect(read({ personIds: ['p', null, {}], residentialZoneIds: null })).toMatchObject({
    personIds: ['p'],
    residentialZoneIds: [],
  });
});
