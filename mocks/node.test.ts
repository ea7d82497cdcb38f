import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { aTask, db } from './db';
import { hubServer } from './hubs/hubServer';
import { pushTask } from './tasks/pushTask';
import { startMockServer, type MockServer } from './node';
import { compressFolder } from './node/compressBuild';
import { issueToken } from './session/token';
import { users } from './session/users';

const SCRIPT = 'console.log("hallo");'.repeat(200);

let server: MockServer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mock-'));
  const distDir = join(folder, 'dist');
  const configDir = join(folder, 'Config');
  await mkdir(join(distDir, 'assets'), { recursive: true });
  await mkdir(configDir);
  await writeFile(join(distDir, 'index.html'), '<!doctype html><title>Thuisbalie</title>');
  await writeFile(join(distDir, 'assets/main-Ab12_xYz.js'), SCRIPT);
  await writeFile(join(configDir, 'config.json'), '{"taskIsNewHours": 12}');
  await writeFile(join(configDir, 'features.json'), '[{ "name": "proef", "enabled": true }]');
  await compressFolder(distDir);
  server = await startMockServer({ distDir, configDir, scenario: 'leeg' });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => server.control('POST', 'reset', { scenario: 'leeg' }));

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers, redirect: 'manual' });

describe('the files of the node server', () => {
  it('are served with the production headers; every address of the app gets the page', async () => {
    const page = await get('/dashboard/taken/overzicht', { Accept: 'text/html' });
    expect(page.status).toBe(200);
    expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
    expect(page.headers.get('Cache-Control')).toBe('no-cache');
    const script = await get('/assets/main-Ab12_xYz.js', { 'Accept-Encoding': 'br' });
    expect(script.headers.get('Cache-Control')).toContain('immutable');
    expect(script.headers.get('Content-Encoding')).toBe('br');
    expect(Number(script.headers.get('Content-Length'))).toBeLessThan(200);
    expect(await script.text()).toBe(SCRIPT);
  });

  it('are missing without a build, and the browser then shows instructions', async () => {
    const bare = await startMockServer({ configDir: join(folder, 'Config'), scenario: 'leeg' });
    const page = await fetch(`${bare.url}/dashboard/taken`);
    expect(page.status).toBe(404);
    expect(page.headers.get('Content-Type')).toContain('text/html');
    expect(await page.text()).toContain('npm run mock -- --dist dist');
    await bare.close();
  });

  it('give 404 when they are missing or hidden by a test', async () => {
    expect((await get('/assets/gone-12345678.js')).status).toBe(404);
    await server.control('POST', 'assets', { hide: ['/assets/main-Ab12_xYz.js'] });
    expect((await get('/assets/main-Ab12_xYz.js')).status).toBe(404);
  });

  it('come from the Config folder when they belong to the installation, and a test can override them', async () => {
    expect(await (await get('/Config/config.json?_=1')).json()).toEqual({ taskIsNewHours: 12 });
    await server.control('POST', 'config', { config: { loginredirect: true } });
    expect(await (await get('/Config/config.json')).json()).toEqual({
      taskIsNewHours: 12,
      loginredirect: true,
    });
    expect((await get('/Config/localhost.config.json')).status).toBe(404);
    expect(await (await get('/Config/features.json')).json()).toEqual([{ name: 'proef', enabled: true }]);
  });
});

it('the node server recognises the users of browsers by cookie', async () => {
  const name = async (user: string) =>
    (
      (await (await get('/api/v1/system/session', { Cookie: `mock-gebruiker=${user}` })).json()) as {
        user: { name: string };
      }
    ).user.name;
  expect(await name('bram')).toBe('Bram Jansen');
  expect(await name('carla')).toBe('Carla Meijer');
  const chosen = await get('/dashboard?gebruiker=bram&x=1');
  expect(chosen.headers.get('Location')).toBe('/dashboard?x=1');
  expect(chosen.headers.get('Set-Cookie')).toContain('mock-gebruiker=bram');
});

it('the node server breaks the connection on request', async () => {
  await server.control('POST', 'fault', { path: '/api/v1/system/session', drop: 'dropBefore', times: 1 });
  await expect(get('/api/v1/system/session')).rejects.toThrow();
  expect((await get('/api/v1/system/session')).status).toBe(200);
});

describe.each([
  ['WebSockets', HttpTransportType.WebSockets],
  ['long polling', HttpTransportType.LongPolling],
])('the hubs over %s', (_, transport) => {
  const connect = (hub: string, token = issueToken(users.anne)) =>
    new HubConnectionBuilder()
      .withUrl(`${server.url}/signalr/${hub}`, { transport, accessTokenFactory: () => token })
      .configureLogging(LogLevel.None)
      .build();

  it('push whole records to Microsoft’s own client', async () => {
    const connection = connect('taskHub');
    const arrived = new Promise((resolve) => connection.on('updated', resolve));
    await connection.start();
    await vi.waitFor(() => expect(hubServer.clients).toHaveLength(1));
    pushTask('updated', db.tasks.add(aTask({ subject: 'Nieuws', discussionCount: 3 })));
    expect(await arrived).toMatchObject({ subject: 'Nieuws', discussionCount: 3, totalDiscussions: 3 });
    await connection.stop();
    await vi.waitFor(() => expect(hubServer.clients).toHaveLength(0));
  });

  it('answer calls of existing methods and refuse others', async () => {
    const connection = connect('unitHub');
    await connection.start();
    expect(await connection.invoke('subscribe', 'unit-1')).toBeNull();
    await expect(connection.invoke('nothing')).rejects.toThrow('does not exist');
    expect(hubServer.invocations[0]).toMatchObject({
      hub: 'unitHub',
      user: 'anne',
      target: 'subscribe',
      args: ['unit-1'],
    });
    await connection.stop();
  });

  it('refuse a wrong token and an unknown hub, and can be stopped and started by a test', async () => {
    await expect(connect('taskHub', 'wrong').start()).rejects.toThrow();
    await expect(connect('nothingHub').start()).rejects.toThrow();
    const connection = connect('taskHub');
    const closed = new Promise<void>((resolve) => connection.onclose(() => resolve()));
    await connection.start();
    await vi.waitFor(() => expect(hubServer.clients).toHaveLength(1));
    await server.control('POST', 'hubs', { action: 'stop' });
    await closed;
    await expect(connect('taskHub').start()).rejects.toThrow();
    await server.control('POST', 'hubs', { action: 'start' });
    const again = connect('taskHub');
    await again.start();
    await again.stop();
  });
});

it('the node server makes cases for tests, and changes them without a push', async () => {
  const made = (await server.control('POST', 'caseflow', {
    state: 'blocked',
    at: 1,
    ownerId: users.bram.id,
    title: 'Zaak van een test',
  })) as { id: string; steps: { status: string; tasks: { umbrellaTaskId: string }[] }[] };
  expect(made).toMatchObject({ title: 'Zaak van een test', ownerModel: { id: users.bram.id } });
  expect(made.steps.map(({ status }) => status)).toEqual([
    'Finished',
    'PickedUp',
    'NotStarted',
    'NotStarted',
  ]);
  const inbox = made.steps[1]?.tasks[0]?.umbrellaTaskId ?? '';
  expect(await server.control('GET', `task/${inbox}`)).toMatchObject({ task: { status: 1 } });
  await server.control('PUT', `caseflow/${made.id}`, { changes: { title: 'Anders' } });
  expect(await server.control('GET', `caseflow/${made.id}`)).toMatchObject({
    caseFlow: { title: 'Anders' },
  });
});
