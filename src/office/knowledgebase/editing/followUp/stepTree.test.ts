import fc from 'fast-check';
import { MAX_DEPTH, pathTo } from '@/domain/knowledge/followUpQuestion';
import {
  besideOf,
  countSteps,
  depthOf,
  DIRECTIONS,
  mayHoldMore,
  moved,
  newStep,
  placed,
  type Step,
  withChoice,
  withoutStep,
} from './stepTree';

const idsIn = ({ id, options }: Step): string[] => [id, ...options.flatMap(idsIn)];
const outline = ({ id, options }: Step): string =>
  options.length === 0 ? id : `${id}(${options.map(outline).join(' ')})`;

/** Builds a tree from text such as `a(b(c d) e)`, in which the choices of a step follow it in brackets. */
function tree(text: string): Step {
  const above: Step[] = [newStep('')];
  for (const word of text.match(/\w+|[()]/g) ?? []) {
    const beside = above.at(-1)?.options ?? [];
    const last = beside.at(-1);
    if (word === ')') above.pop();
    else if (word === '(' && last) above.push(last);
    else beside.push(newStep(word));
  }
  return above[0]?.options[0] ?? newStep('');
}

it.each([
  ['c', 'down', 'a(b(d c) e f)'],
  ['d', 'up', 'a(b(d c) e f)'],
  ['d', 'higher', 'a(b(c) d e f)'],
  ['e', 'deeper', 'a(b(c d e) f)'],
  ['e', 'up', 'a(e b(c d) f)'],
  ['c', 'up', null],
  ['f', 'down', null],
  ['b', 'higher', null],
  ['b', 'deeper', null],
  ['a', 'down', null],
  ['x', 'up', null],
] as const)('Moving %s %s gives %s', (id, direction, expected) => {
  const next = moved(tree('a(b(c d) e f)'), id, direction);
  expect(next && outline(next)).toBe(expected);
});

it.each([
  ['e', 'before', 'c', 'a(b(e c d) f)'],
  ['c', 'after', 'e', 'a(b(d) e c f)'],
  ['b', 'inside', 'f', 'a(e f(b(c d)))'],
  ['c', 'inside', 'a', 'a(b(d) e f c)'],
  ['c', 'inside', 'b', 'a(b(d c) e f)'],
  ['b', 'inside', 'c', null],
  ['b', 'before', 'b', null],
  ['c', 'before', 'a', null],
  ['a', 'inside', 'b', null],
  ['c', 'inside', 'x', null],
] as const)('Placing %s %s %s gives %s', (id, side, beside, expected) => {
  const next = placed(tree('a(b(c d) e f)'), id, beside, side);
  expect(next && outline(next)).toBe(expected);
});

it.each([
  ['c', 'd'],
  ['d', 'c'],
  ['f', 'e'],
])('After removing %s the focus moves to %s', (id, expected) => {
  expect(besideOf(tree('a(b(c d) e f)'), id)).toBe(expected);
});

it('No step can be placed so deep that readers would not see it', () => {
  const chain = (depth: number): Step => ({
    ...newStep(`d${depth}`),
    options: depth === 0 ? [] : [chain(depth - 1)],
  });
  const root = { ...newStep('root'), options: [newStep('x'), chain(MAX_DEPTH - 1)] };
  expect(depthOf(root, 'd0')).toBe(MAX_DEPTH);
  expect(mayHoldMore(root, 'd0')).toBe(false);
  expect(mayHoldMore(root, 'd1')).toBe(true);
  expect(moved(root, `d${MAX_DEPTH - 1}`, 'deeper')).toBeNull();
});

const actions = fc.array(fc.tuple(fc.constantFrom('add', 'remove', ...DIRECTIONS), fc.nat()));

it('The tree stays whole and holds every step once after any sequence of changes', () => {
  fc.assert(
    fc.property(actions, (all) => {
      let root = tree('a(b(c d) e f)');
      all.forEach(([action, at], turn) => {
        const before = idsIn(root);
        const id = before[at % before.length] ?? 'a';
        if (action === 'add') root = withChoice(root, id, newStep(`n${turn}`));
        else if (action === 'remove') {
          const gone = idsIn(pathTo(root, id).at(-1) ?? root);
          root = withoutStep(root, id);
          if (id !== 'a') expect(idsIn(root)).toEqual(before.filter((one) => !gone.includes(one)));
        } else {
          root = moved(root, id, action) ?? root;
          expect(idsIn(root).sort()).toEqual(before.sort());
        }
        expect(root.id).toBe('a');
        expect(new Set(idsIn(root)).size).toBe(countSteps(root));
      });
    }),
  );
});
