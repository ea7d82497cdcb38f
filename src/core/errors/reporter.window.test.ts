import { http as msw, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { connectHttp } from '@/api/http/http';
import { HttpError } from '@/api/http/httpError';
import type { ErrorReport } from '@/api/session/errorReports';
import { installGlobalHandlers } from './globalHandlers';
import { reportNotUnderstood, reportUnusable } from './notUnderstood';
import { configureReporter, reportError, reportMissingAddress, resetReporter } from './reporter';

const server = setupServer();
const reports: { path: string; authorization: string | null; body: ErrorReport }[] = [];
const service: Headers[] = [];
let answer = () => new HttpResponse(null, { status: 204 });

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  reports.length = 0;
  service.length = 0;
  answer = () => new HttpResponse(null, { status: 204 });
  server.use(
    msw.post('*/api/v1/error/:level', async ({ request }) => {
      const body = (await request.json()) as ErrorReport;
      reports.push({
        path: new URL(request.url).pathname,
        authorization: request.headers.get('Authorization'),
        body,
      });
      return answer();
    }),
    msw.post('https://errors.example/*', ({ request }) => {
      service.push(request.headers);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  resetReporter();
  connectHttp({ baseUrl: '', getToken: () => 'token', renew: () => Promise.resolve(false) });
});
afterEach(() => {
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

const quiet = { debug: false };
const sent = (count: number) =>
  vi.waitFor(() => {
    expect(reports).toHaveLength(count);
  });
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

it('An unreadable message is reported once per kind and hour', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
  configureReporter(quiet, 'Balie');
  for (const hours of [0, 0.5, 1, 2, 3, 4]) {
    vi.setSystemTime(Date.UTC(2026, 10, 23, 9) + hours * 3_600_000);
    reportNotUnderstood("taskHub: push 'updated'");
  }
  reportUnusable('/api/v1/task/3f2504e0-4f89?page=1');
  reportUnusable('/api/v1/task/12');
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  await sent(6);
  expect(new Set(reports.map(({ path }) => path))).toEqual(new Set(['/api/v1/error/debug']));
  expect(reports.map(({ body }) => body.message).sort()).toEqual([
    'answer of /api/v1/task/:id',
    ...Array.from({ length: 5 }, () => "taskHub: push 'updated'"),
  ]);
});

describe('reporting errors', () => {
  it('sends the error, with the token in the header only (BOOT-43, BOOT-44)', async () => {
    configureReporter(quiet, 'Balie');
    reportError(new TypeError('x is not a function'));
    reportError('text', 'debug');
    reportError(null, 'info');
    await sent(3);
    expect(reports.map(({ path }) => path).sort()).toEqual([
      '/api/v1/error/debug',
      '/api/v1/error/error',
      '/api/v1/error/info',
    ]);
    const report = reports.find(({ path }) => path.endsWith('error/error'));
    expect(report).toMatchObject({
      authorization: 'Bearer token',
      body: {
        applicationName: 'Balie',
        exceptionType: 'TypeError',
        message: 'x is not a function',
        exceptionMessage: 'x is not a function',
      },
    });
    expect(report?.body.stackTrace).toContain('reporter.window.test');
  });

  it('never carries a token (T11)', async () => {
    configureReporter(quiet, 'Balie');
    reportError(new Error('wss://host/signalr?access_token=secret eyJhbGciOi.eyJzdWIi.c2ln'));
    await sent(1);
    expect(JSON.stringify(reports[0]?.body)).not.toMatch(/secret|eyJ/);
  });

  it('carries the pattern of a path instead of the path', async () => {
    configureReporter(quiet, 'Balie');
    reportError(new HttpError('refused', 404, '/api/v1/person/search/jansen?page=1', 'p7734501'));
    await sent(1);
    expect(reports[0]?.body.message).toBe('refused 404 /api/v1/person/search/:id p7734501');
    expect(reports[0]?.body.stackTrace).not.toContain('jansen');
  });

  it('searches even a very long message for tokens within a second', () => {
    configureReporter(quiet, 'Balie');
    const start = performance.now();
    reportError(new Error('eyJa'.repeat(25_000)));
    expect(performance.now() - start).toBeLessThan(1_000);
  });

  it.each(['Transition Rejection 4', 'Possibly unhandled rejection: {}'])(
    'skips %j (BOOT-46)',
    async (message) => {
      configureReporter(quiet, 'Balie');
      reportError(new Error(message));
      await settle();
      expect(reports).toEqual([]);
    },
  );

  it('skips everything in debug mode (BOOT-45)', async () => {
    configureReporter({ debug: true }, 'Balie');
    reportError(new Error('x'));
    await settle();
    expect(reports).toEqual([]);
  });

  it('keeps errors from before the configuration, and sends them when it is there', async () => {
    reportError(new Error('early'));
    configureReporter(quiet, 'Balie');
    await sent(1);
  });

  it('sends the same error three times, and ten a minute at most (P6)', async () => {
    configureReporter(quiet, 'Balie');
    for (let time = 0; time < 20; time += 1) reportError(new Error('loop'));
    await sent(3);
    for (let time = 0; time < 20; time += 1) reportError(new Error(`other ${String(time)}`));
    await sent(10);
    await settle();
    expect(reports).toHaveLength(10);
  });

  it('does not report the failure of a report (P6)', async () => {
    answer = () => new HttpResponse(null, { status: 500 });
    configureReporter(quiet, 'Balie');
    reportError(new Error('x'));
    await sent(1);
    await settle();
    expect(reports).toHaveLength(1);
  });

  it('also reports to the error service when there is a key, without a token (BOOT-47, AMB-025)', async () => {
    configureReporter(
      { debug: false, errorReportingKey: 'k', errorReportingUrl: 'https://errors.example/in' },
      'Balie',
    );
    reportError(new Error('x'));
    await vi.waitFor(() => {
      expect(service).toHaveLength(1);
    });
    expect([service[0]?.get('X-Api-Key'), service[0]?.get('Authorization')]).toEqual(['k', null]);
  });

  it.each([
    ['a key without address', { errorReportingKey: 'k' }, 1],
    ['a key with an address', { errorReportingKey: 'k', errorReportingUrl: 'https://errors.example/in' }, 0],
    ['no key', {}, 0],
  ])('reports an incomplete configuration: %s (BOOT-47)', async (_, settings, count) => {
    configureReporter({ ...quiet, ...settings }, 'Balie');
    reportMissingAddress();
    await settle();
    expect(reports.map(({ path }) => path)).toEqual(
      Array.from({ length: count }, () => '/api/v1/error/info'),
    );
    expect(service).toEqual([]);
  });

  it('reports a missing chunk if the page is still open and has network', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    configureReporter(quiet, 'Balie');
    const failed = (name: string) =>
      new TypeError(`error loading dynamically imported module: https://balie.example/assets/${name}.js`);
    reportError(failed('without-network'));
    isOnline.mockReturnValue(true);
    reportError(failed('with-network'));
    vi.advanceTimersByTime(2_900);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(200);
    vi.useRealTimers();
    await sent(1);
    expect(reports[0]?.body.message).toContain('with-network');
  });

  it('reports uncaught errors once (P5)', async () => {
    configureReporter(quiet, 'Balie');
    const stop = installGlobalHandlers();
    const error = new Error('uncaught');
    window.dispatchEvent(new ErrorEvent('error', { error }));
    window.dispatchEvent(new ErrorEvent('error', { error }));
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('promise') }));
    await sent(2);
    stop();
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('later') }));
    await settle();
    expect(reports).toHaveLength(2);
  });
});
