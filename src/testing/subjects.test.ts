import { readdirSync } from 'node:fs';

/** The folders of a tree that are not about one subject. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  'src/api': ['http'],
  'src/domain': ['catalogue', 'decode'],
  mocks: [
    'Config',
    'backend',
    'conformance',
    'db',
    'hubs',
    'identityProvider',
    'node',
    'refusals',
    'wire',
    'world',
  ],
  'e2e/journeys': [],
};

const foldersIn = (tree: string): string[] =>
  readdirSync(new URL(`../../${tree}`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

it('Every folder is a known exception, or has the name of a subject that another tree has too', () => {
  const found = Object.entries(OTHERS).flatMap(([tree, others]) =>
    foldersIn(tree).filter((name) => !others.includes(name)),
  );
  expect(found.filter((name) => found.indexOf(name) === found.lastIndexOf(name))).toEqual([]);
});
