import { setupServer } from 'msw/node';
import { pageHandlers } from './backend/mswHandlers';
import { resetDb } from './world/world';
import { world } from './world/worldState';

const page = setupServer(...pageHandlers);
beforeAll(() => page.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetDb('leeg'));
afterAll(() => page.close());

const get = (path: string) => fetch(`http://localhost:5173${path}`);

it('The back end in the page answers for the configuration as the server does, and for no module of the app', async () => {
  world.configFiles = { 'config.json': '{"productName": "Ontwikkelbalie"}', 'features.json': '[]' };
  expect(await (await get('/Config/config.json?_=1')).json()).toEqual({ productName: 'Ontwikkelbalie' });
  expect(await (await get('/Config/features.json?_=1')).json()).toEqual([]);
  expect((await get('/Config/localhost.config.json?_=1')).status).toBe(404);
  await expect(get('/src/core/config/configSaga.ts')).rejects.toThrow();
});
