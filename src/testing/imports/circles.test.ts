import { betweenFolders, shortestCircle } from './circles';
import { type Graph, importsIn } from './imports';

const graph = (imports: Record<string, string[]>): Graph => new Map(Object.entries(imports));

describe('the imports of a file', () => {
  it.each([
    ["import { a } from './a';", false],
    ["import './a';", false],
    ["export { a } from './a';", false],
    ["const later = () => import('./a');", false],
    ["import { type A, a } from './a';", false],
    ["import type { A } from './a';", true],
    ["export type { A } from './a';", true],
    ["const a: import('./a').A = 1;", true],
  ])('are found in %s', (text, isType) => {
    expect(importsIn('one.ts', text)).toEqual([{ specifier: './a', isType }]);
  });
});

describe('the shortest circle', () => {
  it('does not exist in a graph without cycles', () => {
    expect(shortestCircle(graph({ a: ['b', 'c'], b: ['c'], c: [] }))).toBeNull();
  });

  it('leaves out the nodes that only lead to the circle or away from it', () => {
    const found = shortestCircle(
      graph({ first: ['a'], a: ['b'], b: ['c'], c: ['a', 'd', 'last'], d: ['c'], last: [] }),
    );
    expect(found).toEqual(['c', 'd', 'c']);
  });

  it('is the file itself if it imports itself', () => {
    expect(shortestCircle(graph({ a: ['b'], b: ['b'] }))).toEqual(['b', 'b']);
  });
});

describe('circles between folders', () => {
  it('are found even if no files import each other in a circle', () => {
    const files = graph({
      'src/work/tasks/list/rows.ts': ['src/work/tasks/task/header.ts'],
      'src/work/tasks/task/texts.ts': ['src/work/tasks/list/icons.ts'],
    });
    expect(shortestCircle(files)).toBeNull();
    expect(shortestCircle(betweenFolders(files))).toEqual([
      'src/work/tasks/list',
      'src/work/tasks/task',
      'src/work/tasks/list',
    ]);
  });

  it('do not count a folder and its own contents', () => {
    const files = graph({
      'src/work/tasks/area.ts': ['src/work/tasks/list/rows.ts'],
      'src/work/tasks/list/rows.ts': ['src/work/tasks/rules.ts', 'src/work/tasks/list/deep/icons.ts'],
      'src/work/tasks/list/deep/icons.ts': ['src/work/tasks/list/texts.ts'],
    });
    expect(betweenFolders(files)).toEqual(new Map());
  });
});
