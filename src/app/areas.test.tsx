import type { Area } from '@/core/area';
import readme from '../README.md?raw';
import { areas } from './areas';

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

it('Every area is in src/README.md', () => {
  const names = folders.map(({ folder }) => folder.slice('/src/'.length, -1));
  expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
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
