import fc from 'fast-check';
import * as v from 'valibot';
import { FollowUpQuestion, pathTo } from './followUpQuestion';

interface Sent {
  id: string;
  name: string;
  index: number;
  options: (Sent | null)[];
}

const read = (sent: unknown) => v.parse(FollowUpQuestion, sent);

const idsIn = ({ id, options }: FollowUpQuestion): string[] => [id, ...options.flatMap(idsIn)];

/** A tree of few ids, so that many occur twice: above themselves, beside themselves or elsewhere. */
const confused = fc.letrec<{ node: Sent }>((tie) => ({
  node: fc.record({
    id: fc.integer({ min: 0, max: 6 }).map((id) => `q${id}`),
    name: fc.string(),
    index: fc.integer({ min: -3, max: 3 }),
    options: fc.array(fc.option(tie('node'), { nil: null, freq: 6 }), { maxLength: 4 }),
  }),
})).node;

it('A tree holds every question once and has a path to each, whatever was sent', () => {
  fc.assert(
    fc.property(confused, (sent) => {
      const tree = read(sent);
      const ids = idsIn(tree);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) {
        const path = pathTo(tree, id);
        expect([path[0]?.id, path.at(-1)?.id]).toEqual([sent.id, id]);
        expect(path.length).toBeLessThanOrEqual(ids.length);
      }
    }),
  );
});

it('The choices of each question are sorted by their index', () => {
  fc.assert(
    fc.property(confused, (sent) => {
      const inOrder = ({ options }: FollowUpQuestion): boolean =>
        options.every((option, place) => option.index >= (options[place - 1]?.index ?? -Infinity)) &&
        options.every(inOrder);
      expect(inOrder(read(sent))).toBe(true);
    }),
  );
});

it('A path can be fifty questions deep', () => {
  const chain = (depth: number): object => ({
    id: `d${depth}`,
    question: 'En dan?',
    options: depth === 50 ? [] : [chain(depth + 1)],
  });
  expect(pathTo(read(chain(0)), 'd50')).toHaveLength(51);
});

it('A choice without an id is left out with everything below it', () => {
  const orphan = { name: 'los', options: [{ id: 'x' }] };
  expect(idsIn(read({ id: 'a', options: [orphan, { id: 'b' }] }))).toEqual(['a', 'b']);
});
