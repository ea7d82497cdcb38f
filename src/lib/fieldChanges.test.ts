import fc from 'fast-check';
import {
  basedOn,
  type Changes,
  changedNames,
  conflictsIn,
  followed,
  nothingChanged,
  withChanges,
  withoutChanges,
} from './fieldChanges';

interface Fields {
  name: string;
  tags: string[];
}
const stored: Fields = { name: 'Maria', tags: ['Doof'] };
const mine: Changes<Fields> = withChanges<Fields>(nothingChanged, stored, { name: 'Marie' });

it('Changes hold only the changed fields, each with its original value', () => {
  expect(mine).toEqual({ from: { name: 'Maria' }, to: { name: 'Marie' } });
  expect(withChanges(mine, stored, { name: 'Maria', tags: ['Doof'] })).toEqual(nothingChanged);
  expect(withoutChanges(mine, ['name'])).toEqual(nothingChanged);
});

it('A field keeps the value that it was first changed from, which is the value that the user saw', () => {
  const now = { name: 'Mo', tags: ['Blind'] };
  expect(withChanges(mine, now, { name: 'Mia', tags: [] })).toEqual({
    from: { name: 'Maria', tags: ['Blind'] },
    to: { name: 'Mia', tags: [] },
  });
});

it.each<[Partial<Fields>, string[]]>([
  [{ tags: [] }, []],
  [{ name: 'Marie' }, []],
  [{ name: 'Mia' }, ['name']],
])("A colleague's change to %j conflicts only with another value of the same field", (theirs, names) => {
  const now = { ...stored, ...theirs };
  expect(conflictsIn(mine, now)).toEqual(names);
  expect(followed(mine, now)).toEqual({ ...now, name: 'Marie' });
  expect(conflictsIn(basedOn(mine, now), now)).toEqual([]);
  expect(changedNames(withoutChanges(mine, names as (keyof Fields)[]))).toEqual(names.length ? [] : ['name']);
});

const anyChange = fc.record({
  name: fc.constantFrom('Maria', 'a', 'b'),
  tags: fc.subarray(['Doof', 'Blind']),
});

it('Two people who change the same record lose nothing', () => {
  fc.assert(
    fc.property(anyChange, anyChange, (own, now) => {
      const changes = withChanges<Fields>(nothingChanged, stored, own);
      const kept = followed(basedOn(changes, now), now);
      for (const name of ['name', 'tags'] as const) {
        const isOwn = changedNames(changes).includes(name);
        expect(kept[name]).toEqual((isOwn ? own : now)[name]);
      }
      const given = withoutChanges(changes, conflictsIn(changes, now));
      expect(conflictsIn(given, now)).toEqual([]);
    }),
  );
});
