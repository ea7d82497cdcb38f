import { betweenFolders, shortestCircle } from './circles';
import { type Graph, importsIn } from './imports';

const graph = (imports: Record<string, string[]>): Graph => new Map(Object.entries(imports));

describe('what a file imports', () => {
  it.each([
    ["import { a } from './a';", ['./a']],
    ["import './a';", ['./a']],
    ["export { a } from './a';", ['./a']],
    ["const later = () => import('./a');", ['./a']],
    ["import { type A, a } from './a';", ['./a']],
    ["import type { A } from './a';", []],
    ["export type { A } from './a';", []],
    ["const a: import('./a').A = 1;", []],
  ])('%s', (text, expected) => {
    expect(importsIn('one.ts', text)).toEqual(expected);
  });
});

describe('the shortest circle', () => {
  it('is none where everything leads down', () => {
    expect(shortestCircle(graph({ a: ['b', 'c'], b: ['c'], c: [] }))).toBeNull();
  });

  it('leaves out what leads to it and away from it', () => {
    const found = shortestCircle(
      graph({ first: ['a'], a: ['b'], b: ['c'], c: ['a', 'd', 'last'], d: ['c'], last: [] }),
    );
    expect(found).toEqual(['c', 'd', 'c']);
  });

  it('is that of a file that imports itself', () => {
    expect(shortestCircle(graph({ a: ['b'], b: ['b'] }))).toEqual(['b', 'b']);
  });
});

describe('circles between folders', () => {
  it('are found where no file is in one', () => {
    const files = graph({
      'src/tasks/list/rows.ts': ['src/tasks/task/header.ts'],
      'src/tasks/task/texts.ts': ['src/tasks/list/icons.ts'],
    });
    expect(shortestCircle(files)).toBeNull();
    expect(shortestCircle(betweenFolders(files))).toEqual([
      'src/tasks/list',
      'src/tasks/task',
      'src/tasks/list',
    ]);
  });

  it('do not count a folder and what stands in it', () => {
    const files = graph({
      'src/tasks/area.ts': ['src/tasks/list/rows.ts'],
      'src/tasks/list/rows.ts': ['src/tasks/rules.ts', 'src/tasks/list/deep/icons.ts'],
      'src/tasks/list/deep/icons.ts': ['src/tasks/list/texts.ts'],
    });
    expect(betweenFolders(files)).toEqual(new Map());
  });
});
