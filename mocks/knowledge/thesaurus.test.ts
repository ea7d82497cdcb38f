import { call } from '../backend/testCalls';
import { resetDb, server } from '../backend/testServer';
import { expectShape } from '../backend/wireShape';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetDb('vreemd'));
afterAll(() => server.close());

it('The subjects at the top of the tree are listed for a signed-in user', async () => {
  const { data } = await call('dirk', 'GET', '/api/v1/thesaurus/root');
  const roots = data as unknown as Record<string, unknown>[];
  expectShape(roots.slice(0, 1), [
    { id: 'af', name: 'Wonen', title: 'Wonen', parentId: null, hasChildren: true },
  ]);
  expect(roots.map(({ name }) => name)).toEqual([
    'Wonen',
    'Onderhoud',
    'Huur en betalen',
    'Woning zoeken',
    'Klachten & complimenten',
    'Organisatie',
    'Verhuizen <oud>',
    null,
  ]);
});
