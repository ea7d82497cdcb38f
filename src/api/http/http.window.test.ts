import { getEventListeners } from 'node:events';
import { AxiosError } from 'axios';
import { delay, http as msw, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import * as d from '@/domain/decode/decode';
import { fillPath } from '@/lib/address';
import { giveHeadStart } from './headStart';
import { connectHttp, http } from './http';
import { HttpError, isUncertain, readFirst } from './httpError';
import { toHttpError } from './transport';

const API = 'https://api.example';
const server = setupServer();
const Thing = v.object({ id: d.id });

interface Seen {
  url: string;
  authorization: string | null;
  method: string;
}

const seen: Seen[] = [];
let token: string | null = 'first';
const renew = vi.fn<Parameters<typeof connectHttp>[0]['renew']>();
const noteServerTime = vi.fn();

/** Answers the calls to the API in turn; the last answer is repeated. */
function answer(...answers: (() => Response | Promise<Response>)[]): void {
  server.use(
    msw.all('*', ({ request }) => {
      seen.push({
        url: request.url,
        authorization: request.headers.get('Authorization'),
        method: request.method,
      });
      return (answers.length > 1 ? answers.shift() : answers[0])?.();
    }),
  );
}

const thing = () => HttpResponse.json({ id: 'x' });
const failure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  seen.length = 0;
  token = 'first';
  renew.mockReset().mockResolvedValue(false);
  connectHttp({ baseUrl: API, getToken: () => token, renew, noteServerTime });
});
afterEach(() => {
  server.resetHandlers();
});
afterAll(() => server.close());

describe('the HTTP client', () => {
  it('sends the bearer token to the API', async () => {
    answer(thing);
    await expect(http.get('/api/v1/thing', Thing)).resolves.toEqual({ id: 'x' });
    expect(seen).toEqual([{ url: `${API}/api/v1/thing`, authorization: 'Bearer first', method: 'GET' }]);
  });

  it('sends no header without a session', async () => {
    token = null;
    answer(thing);
    await http.get('/api/v1/thing', Thing);
    expect(seen[0]?.authorization).toBeNull();
  });

  it.each(['https://evil.example/x', '//evil.example/x', 'api/v1/x', '', 'javascript:x'])(
    'refuses the address %j',
    async (url) => {
      answer(thing);
      await expect(http.get(url, Thing)).rejects.toThrow('Not an API path');
      await expect(http.post(url, {}, Thing)).rejects.toThrow('Not an API path');
      expect(seen).toEqual([]);
    },
  );

  it('keeps a hostile id within its part of the path (T10)', async () => {
    answer(thing);
    await http.get(fillPath('/api/v1/thing/:id', { id: '../../../logout' }), Thing);
    expect(seen[0]?.url).toBe(`${API}/api/v1/thing/..%2F..%2F..%2Flogout`);
    expect(() => fillPath('/api/v1/thing/:id', { id: '..' })).toThrow();
  });

  it('repeats list values and leaves out undefined ones', async () => {
    answer(thing);
    await http.get('/api/v1/thing', Thing, { params: { ids: ['a', 'b'], text: 'é&=', none: undefined } });
    expect(new URL(seen[0]?.url ?? '').search).toBe('?ids=a&ids=b&text=%C3%A9%26%3D');
  });

  it('reports the time of the server', async () => {
    answer(() => HttpResponse.json({ id: 'x' }, { headers: { Date: 'Sat, 21 Nov 2026 13:03:00 GMT' } }));
    await http.get('/api/v1/thing', Thing);
    expect(noteServerTime).toHaveBeenCalledWith(Date.UTC(2026, 10, 21, 13, 3));
  });

  it('removes its listener from a signal that several calls share', async () => {
    answer(thing, () => HttpResponse.error());
    const { signal } = new AbortController();
    await http.get('/api/v1/thing', Thing, { signal });
    await failure(http.get('/api/v1/thing', Thing, { signal }));
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });
});

describe('a 401', () => {
  const refused = () => new HttpResponse(null, { status: 401 });

  it('is followed by one renewal and one repetition', async () => {
    renew.mockImplementation(() => {
      token = 'second';
      return Promise.resolve(true);
    });
    answer(refused, thing);
    await http.post('/api/v1/thing', {}, Thing);
    expect(seen.map(({ authorization }) => authorization)).toEqual(['Bearer first', 'Bearer second']);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('is final when the repeated call gets a 401 too', async () => {
    renew.mockResolvedValue(true);
    answer(refused);
    expect(await failure(http.get('/api/v1/thing', Thing))).toMatchObject({ kind: 'refused', status: 401 });
    expect([seen.length, renew.mock.calls.length]).toEqual([2, 1]);
  });

  it('is final without a new token, without a first token, and for the session call', async () => {
    answer(refused);
    await failure(http.get('/api/v1/thing', Thing));
    await failure(http.get('/api/v1/session', Thing, { renewable: false }));
    token = null;
    await failure(http.get('/api/v1/thing', Thing));
    expect([seen.length, renew.mock.calls.length]).toEqual([3, 1]);
  });

  it('needs no renewal when another call has obtained a new token in the meantime', async () => {
    answer(() => {
      token = 'second';
      return refused();
    }, thing);
    await http.get('/api/v1/thing', Thing);
    expect(renew).not.toHaveBeenCalled();
  });
});

describe('unusable answers (X9)', () => {
  it.each([
    [
      'HTML with 200',
      () => new HttpResponse('<html></html>', { headers: { 'Content-Type': 'text/html' } }),
      'unusable',
    ],
    [
      'truncated JSON',
      () => new HttpResponse('{"id":', { headers: { 'Content-Type': 'application/json' } }),
      'unusable',
    ],
    ['204 where a record was expected', () => new HttpResponse(null, { status: 204 }), 'unusable'],
    ['JSON of another shape', () => HttpResponse.json({ name: 'x' }), 'unusable'],
    ['a broken connection', () => HttpResponse.error(), 'noAnswer'],
    [
      '503 with HTML',
      () => new HttpResponse('<html>', { status: 503, headers: { 'Content-Type': 'text/html' } }),
      'refused',
    ],
  ])('fail only their own call: %s', async (_, reply, kind) => {
    answer(reply, thing);
    expect(await failure(http.get('/api/v1/thing', Thing))).toMatchObject({ name: 'HttpError', kind });
    await expect(http.get('/api/v1/thing', Thing)).resolves.toEqual({ id: 'x' });
  });

  it('give an error that does not contain their value, which may be personal', async () => {
    answer(() => HttpResponse.json({ id: ['mevrouw Jansen'] }));
    const error = await failure(http.get('/api/v1/thing', Thing));
    expect(String(error)).toContain("id: 'string' does not hold for null");
    answer(() => HttpResponse.json('mevrouw Jansen'));
    expect(String(await failure(http.get('/api/v1/thing', Thing)))).not.toContain('Jansen');
  });

  it('leave the outcome of a write unknown, unlike a 204, which is a success', async () => {
    answer(() => new HttpResponse(null, { status: 204 }));
    await expect(http.put('/api/v1/thing', {}, v.unknown())).resolves.toBeUndefined();
    answer(() => new HttpResponse('<html>', { headers: { 'Content-Type': 'text/html' } }));
    expect(isUncertain(await failure(http.put('/api/v1/thing', {}, v.unknown())))).toBe(true);
  });

  it('are no longer read past 5 MB', async () => {
    answer(() => HttpResponse.json({ id: 'x', filler: 'y'.repeat(6 * 1024 * 1024) }));
    expect(await failure(http.get('/api/v1/thing', Thing))).toMatchObject({ kind: 'unusable' });
  });
});

describe('calls without an answer', () => {
  it('may have been carried out when they end in a timeout', () => {
    const error = toHttpError(new AxiosError('timeout of 15000ms exceeded', 'ECONNABORTED'), '/api/v1/thing');
    expect(error).toMatchObject({ kind: 'noAnswer', status: null });
    expect(isUncertain(error)).toBe(true);
  });

  it('can be cancelled before and after they were sent', async () => {
    answer(() => delay('infinite').then(thing));
    const abort = new AbortController();
    const call = failure(http.get('/api/v1/thing', Thing, { signal: abort.signal }));
    await vi.waitFor(() => {
      expect(seen).toHaveLength(1);
    });
    abort.abort();
    expect(await call).toMatchObject({ kind: 'cancelled' });
    expect(await failure(http.get('/api/v1/thing', Thing, { signal: abort.signal }))).toMatchObject({
      kind: 'cancelled',
    });
  });

  it('are not even sent when they are writes without a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answer(thing);
    const error = await failure(http.post('/api/v1/thing', {}, Thing));
    expect(error).toMatchObject({ kind: 'offline' });
    expect([isUncertain(error), seen.length]).toEqual([false, 0]);
  });

  it('are reported as offline when they are reads and there is no network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answer(() => HttpResponse.error());
    expect(await failure(http.get('/api/v1/thing', Thing))).toMatchObject({ kind: 'offline' });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    expect(await failure(http.get('/api/v1/thing', Thing))).toMatchObject({ kind: 'noAnswer' });
  });

  it.each([
    ['there was no network', new HttpError('offline', null, '/x'), false, { kind: 'offline' }],
    ['there was no answer', new HttpError('noAnswer', null, '/x'), true, { kind: 'notRead', status: null }],
    ['the answer could not be read', new HttpError('unusable', null, '/x'), true, { kind: 'notRead' }],
    [
      'the user had no permission',
      new HttpError('refused', 403, '/x'),
      true,
      { kind: 'refused', status: 403 },
    ],
  ])(
    'certainly wrote nothing when the read before the write failed: %s',
    async (_, error, online, expected) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
      const before = await failure(readFirst(Promise.reject(error)));
      expect(before).toMatchObject(expected);
      expect(isUncertain(before)).toBe(false);
    },
  );
});

describe('an answer that was requested early', () => {
  it('is used once and decoded like any answer', async () => {
    answer(thing);
    giveHeadStart('/api/v1/thing?page=0', Promise.resolve({ id: 'early' }));
    await expect(http.get('/api/v1/thing', Thing, { params: { page: 0 } })).resolves.toEqual({ id: 'early' });
    await expect(http.get('/api/v1/thing', Thing, { params: { page: 0 } })).resolves.toEqual({ id: 'x' });
  });

  it.each([
    ['could not be fetched', () => Promise.reject(new Error('no'))],
    ['has another shape', () => Promise.resolve('<html>')],
  ])('is followed by a normal request when it %s', async (_, early) => {
    answer(thing);
    giveHeadStart('/api/v1/thing', early());
    await expect(http.get('/api/v1/thing', Thing)).resolves.toEqual({ id: 'x' });
  });
});

it('An upload sends a form with the file, and a download returns the file unchanged', async () => {
  let text = '';
  server.use(
    msw.post(`${API}/api/v1/media`, async ({ request }) => {
      const file = (await request.formData()).get('file');
      text = file !== null && typeof file === 'object' ? 'file' : '';
      return thing();
    }),
    msw.get(
      `${API}/api/v1/media/view/1`,
      () => new HttpResponse('content', { headers: { 'Content-Type': 'image/png', 'Content-Length': '7' } }),
    ),
  );
  await expect(http.upload('/api/v1/media', new File(['x'], 'foto.png'), Thing)).resolves.toEqual({
    id: 'x',
  });
  expect(text).toBe('file');
  const far: number[] = [];
  const onProgress = (fraction: number) => far.push(fraction);
  expect((await http.blob('/api/v1/media/view/1', { onProgress })).size).toBe(7);
  expect(far.at(-1)).toBe(1);
});

it('The message of a failure does not contain the query, which may hold typed text', () => {
  expect(new HttpError('refused', 409, '/api/v1/task').message).toBe('refused 409 /api/v1/task');
});
