import { routes } from './routes';

const files = import.meta.glob<Readonly<Record<string, unknown>>>('/src/api/**/*.ts');
const modules = await Promise.all(
  Object.entries(files).flatMap(([path, load]) => (path.endsWith('.test.ts') ? [] : [load()])),
);
/** Every table of addresses; the name of each ends in `Urls`. */
const tables = modules.flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) =>
    name.endsWith('Urls') ? [value as Readonly<Record<string, string>>] : [],
  ),
);

/** Leaves out the names of parameters, which differ between the two tables on purpose; only their places count. */
const shape = (path: string) =>
  path.replace('/entity/Person/', '/entity/:type/').replace(/:[A-Za-z]+\*?/g, ':');

const answered = routes.map(({ endpoint }) => endpoint);
const shapes = new Set(answered.map((endpoint) => shape(endpoint.split(' ')[1] ?? '')));

it.each(tables.flatMap((table) => Object.values(table)))('the back end answers %s', (path) => {
  expect(shapes).toContain(shape(path));
});

it('each call has one handler', () => {
  expect(answered).toHaveLength(new Set(answered).size);
});
