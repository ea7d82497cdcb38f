import { readdirSync } from 'node:fs';

/** The subjects of the product, each by its one name. */
const SUBJECTS = [
  'announcements',
  'caseflows',
  'chat',
  'colleagues',
  'contacts',
  'diagnostics',
  'knowledge',
  'lists',
  'mail',
  'media',
  'people',
  'properties',
  'repairs',
  'selfservice',
  'session',
  'tasks',
  'telephony',
  'tenancy',
  'timeline',
  'vendors',
];

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

it.each(Object.entries(OTHERS))(
  'Each folder of %s has the name of a subject or is a known exception',
  (tree, others) => {
    expect(foldersIn(tree).filter((name) => ![...SUBJECTS, ...others].includes(name))).toEqual([]);
  },
);

it('Every subject is the name of a folder in at least two trees', () => {
  const found = Object.keys(OTHERS).flatMap(foldersIn);
  expect(SUBJECTS.filter((name) => found.filter((each) => each === name).length < 2)).toEqual([]);
});
