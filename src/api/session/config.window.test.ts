import { delay, http as msw, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { getConfig, getFeatures } from './config';
import { hostConfigUrl } from './sessionUrls';

const server = setupServer();
const asked: URL[] = [];

function serve(files: Record<string, () => Response | Promise<Response>>): void {
  server.use(
    msw.get('*/Config/:file', ({ request, params }) => {
      asked.push(new URL(request.url));
      return files[String(params['file'])]?.() ?? new HttpResponse(null, { status: 404 });
    }),
  );
}

const page = () => new HttpResponse('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });
const paths = () => asked.map(({ pathname }) => pathname);

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  asked.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

describe('the configuration files (BOOT-03 to 05)', () => {
  it('are read for the host, bypassing all caches', async () => {
    serve({ 'desk.example.config.json': () => HttpResponse.json({ debug: true }) });
    await expect(getConfig('desk.example')).resolves.toMatchObject({ debug: true });
    expect(paths()).toEqual(['/Config/desk.example.config.json']);
    expect(asked[0]?.searchParams.get('_')).toMatch(/^\d{13}$/);
  });

  it.each([
    ['is missing', {}],
    ['is the page of the app', { 'desk.example.config.json': page }],
    ['is cut off', { 'desk.example.config.json': () => new HttpResponse('{"debug":') }],
    ['cannot be fetched', { 'desk.example.config.json': () => HttpResponse.error() }],
  ])('fall back on the general file when the file of the host %s (E1)', async (_, files) => {
    serve({ ...files, 'config.json': () => HttpResponse.json({ productName: 'Balie' }) });
    await expect(getConfig('desk.example')).resolves.toMatchObject({ productName: 'Balie' });
    expect(paths()).toEqual(['/Config/desk.example.config.json', '/Config/config.json']);
  });

  it.each([
    ['are missing', {}],
    ['are web pages', { 'config.json': page }],
    ['are lists', { 'config.json': () => HttpResponse.json([]) }],
    ['are cut off', { 'config.json': () => new HttpResponse('{"debug":') }],
    ['are refused', { 'config.json': () => new HttpResponse(null, { status: 500 }) }],
  ])('cause a failure when both %s (E2)', async (_, files) => {
    serve(files);
    await expect(getConfig('desk.example')).rejects.toMatchObject({ name: 'HttpError' });
  });

  it('leave no connection open when an answer is not read', async () => {
    const missing = new Response('Niet gevonden', { status: 404 });
    vi.stubGlobal('fetch', () => Promise.resolve(missing));
    await expect(getFeatures()).rejects.toThrow();
    expect(missing.bodyUsed).toBe(true);
  });

  it('are given up after 10 s each (E2)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    serve({
      'desk.config.json': () => delay('infinite').then(page),
      'config.json': () => HttpResponse.json({}),
    });
    const config = getConfig('desk');
    await vi.waitFor(() => {
      expect(asked).toHaveLength(1);
    });
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(config).resolves.toMatchObject({ productName: 'Thuisbalie' });
  });

  it('are refused when they hold hostile values (E3)', async () => {
    serve({
      'desk.config.json': () => HttpResponse.json({ api: 'javascript:x' }),
      'config.json': () => HttpResponse.json({}),
    });
    await expect(getConfig('desk')).rejects.toMatchObject({ kind: 'unusable' });
    expect(paths()).toEqual(['/Config/desk.config.json']);
  });

  it.each(['../x', 'a/b', '', '.', 'a..b', '[::1]', 'a%2f'])(
    'never have the host name %j in their path (T10)',
    async (hostname) => {
      serve({ 'config.json': () => HttpResponse.json({}) });
      expect(hostConfigUrl(hostname)).toBeNull();
      await getConfig(hostname);
      expect(paths()).toEqual(['/Config/config.json']);
    },
  );

  it('include the features, which are refused when they are no list (E4)', async () => {
    serve({ 'features.json': () => HttpResponse.json([{ name: 'a', enabled: true }]) });
    await expect(getFeatures()).resolves.toEqual([{ name: 'a', enabled: true }]);
    serve({ 'features.json': () => HttpResponse.json({ a: true }) });
    await expect(getFeatures()).rejects.toMatchObject({ kind: 'unusable' });
  });
});
