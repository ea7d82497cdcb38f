import { mutantsIn, mutated, spread } from './mutants';

const mutations = (source: string) => mutantsIn(source).map((mutant) => mutated(source, mutant));

describe('the mutants of a file', () => {
  it.each([
    ['a === b', ['a !== b']],
    ['a < b', ['a <= b']],
    ['a && b', ['a || b']],
    ['a - b', ['a + b']],
    ['const c = !a;', ['const c = a;']],
    ['const c = a ? 1 : 2;', ['const c = true ? 1 : 2;', 'const c = false ? 1 : 2;']],
    ['if (a) throw b;', ['if (true) throw b;', 'if (false) throw b;']],
    ['leave();', [';']],
    ['async () => { await leave(); }', ['async () => { ; }']],
    ['function* f() { yield* put(a()); }', ['function* f() { ; }']],
    ['const name: string | null = other();', []],
  ])('are found in %s', (source, expected) => {
    expect(mutations(source)).toEqual(expected);
  });
});

describe('a spread of mutants', () => {
  it('takes all mutants if there are few', () => {
    expect(spread(['a', 'b'], 3)).toEqual(['a', 'b']);
  });

  it('takes mutants from the whole range', () => {
    expect(spread([0, 1, 2, 3, 4, 5, 6, 7, 8], 3)).toEqual([1, 4, 7]);
  });
});
