import type { Area } from '@/core/area';
import { CASE_FLOW_TABS, TASK_TABS } from '@/core/paths';
import { colleagueTabs } from '@/records/colleaguecard/colleagueTabs';
import { complexTabs } from '@/records/complexcard/complexTabs';
import { personTabs } from '@/records/customercard/personTabs';
import { unitTabs } from '@/records/unitcard/unitTabs';
import notRead from '../testing/notRead.matrix.test.tsx?raw';
import readme from '../README.md?raw';
import { areas, menu } from './areas';

type Module = Readonly<Record<string, unknown>>;

const files: Readonly<Record<string, Module>> = import.meta.glob(
  ['/src/{office,work,records,desk,shared,app}/**/*.{ts,tsx}', '!/src/**/*.test.*'],
  { eager: true },
);

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** Every area with its folder. */
const folders = Object.entries(files).flatMap(([path, module]) =>
  path.endsWith('/area.ts')
    ? Object.values(module).map((area) => ({ folder: folderOf(path), area: area as Area }))
    : [],
);

/** The innermost area to which a file belongs. */
const areaOf = (path: string): Area | undefined =>
  folders
    .filter(({ folder }) => path.startsWith(folder))
    .toSorted((one, other) => other.folder.length - one.folder.length)[0]?.area;

const isCreator = (value: unknown): value is { type: string } =>
  typeof value === 'function' && 'type' in value && 'match' in value;

/** The types of the actions that a file exports, also those of a slice or a list. */
const typesIn = (module: Module): string[] =>
  Object.values(module)
    .flatMap((value): unknown[] => [
      value,
      ...Object.values((value as { actions?: Module } | null)?.actions ?? {}),
    ])
    .filter(isCreator)
    .map(({ type }) => type);

it('Every folder with an `area.ts` is in the list of areas', () => {
  expect(folders.map(({ area }) => area.name).toSorted()).toEqual(areas.map(({ name }) => name).toSorted());
});

it('Every area is in the table of areas of src/README.md', () => {
  const names = folders.map(({ folder }) => folder.slice('/src/'.length, -1));
  expect(names.filter((name) => !readme.includes(`\n| \`${name}\` `))).toEqual([]);
});

it('The types of the actions of an area begin with its name, which starts it', () => {
  const wrong = Object.entries(files).flatMap(([path, module]) => {
    const area = areaOf(path);
    return area?.work === undefined
      ? []
      : typesIn(module).flatMap((type) => (type.startsWith(`${area.name}/`) ? [] : [`${path}: ${type}`]));
  });
  expect(wrong).toEqual([]);
});

const texts: Readonly<Record<string, string>> = import.meta.glob(
  [
    '/src/testing/notRead.matrix.test.tsx',
    '/e2e/measures/edges.spec.ts',
    '/e2e/support/surfaces/*.ts',
    '/e2e/screens/cases.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const RARE = 'is in the menu only where the installation has set it';

/** The tables of addresses by their files, each with the entries of the menu that are not in it. */
it.each<[files: RegExp, without: Readonly<Record<string, string>>]>([
  [
    /notRead\.matrix/,
    {
      '/kennisbank/thesaurus': 'shows the subjects alone until one is chosen',
      '/rapportage': 'holds a link alone',
      '/beheer': 'holds links alone',
      '/shell': 'shows samples',
      '/experimentalarea': 'shows what is read before any screen',
    },
  ],
  [/edges\.spec/, { '/rapportage': RARE, '/experimentalarea': RARE }],
  [/surfaces|screens/, { '/rapportage': RARE, '/experimentalarea': RARE }],
])('Every entry of the menu is in the table of %s, or has a reason why not', (files, without) => {
  const quoted = Object.entries(texts).flatMap(([path, text]) =>
    files.test(path) ? text.split(/['`?]/) : [],
  );
  const missing = menu.map(({ to }) => to).filter((to) => !quoted.includes(to));
  expect(missing.toSorted()).toEqual(Object.keys(without).toSorted());
});

/** The words of the tabs of each record, by the function of notRead.matrix.test.tsx that opens one. */
const tabs: Readonly<Record<string, readonly string[]>> = {
  onTask: TASK_TABS,
  onCase: CASE_FLOW_TABS,
  onPerson: personTabs.tabs.map(({ path }) => path),
  onUnit: unitTabs.tabs.map(({ path }) => path),
  onComplex: complexTabs.tabs.map(({ path }) => path),
  onColleague: colleagueTabs.tabs.map(({ path }) => path),
};

it('Every tab of a record is in the table of notRead.matrix.test.tsx, or has a reason why not', () => {
  const without = {
    "onTask('informatie')": 'the task itself says that it has no attachments',
    "onCase('stappen')": 'the case itself holds its steps',
    "onPerson('gegevens')": 'the person itself says that it has no characteristics',
  };
  const rows = Object.entries(tabs).flatMap(([on, words]) => words.map((word) => `${on}('${word}')`));
  const missing = rows.filter((row) => !notRead.includes(row));
  expect(missing.toSorted()).toEqual(Object.keys(without).toSorted());
});
