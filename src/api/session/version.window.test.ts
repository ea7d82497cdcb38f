import { HttpResponse, http as msw } from 'msw';
import { setupServer } from 'msw/node';
import { getBuildVersion } from './version';

const server = setupServer();
const asked: Request[] = [];

function serve(answer: () => Response): void {
  server.use(
    msw.get('*/version.json', ({ request }) => {
      asked.push(request);
      return answer();
    }),
  );
}

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => {
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

it('The version is read bypassing all caches', async () => {
  serve(() => HttpResponse.json({ version: 'b-2', more: true }));
  await expect(getBuildVersion()).resolves.toBe('b-2');
  expect(asked[0]?.cache).toBe('no-store');
});

const page = '<!doctype html><html data-version="b-2"></html>';

it.each<[string, () => Response]>([
  ['a web page', () => HttpResponse.html(page)],
  ['a web page with status 404', () => HttpResponse.html(page, { status: 404 })],
  ['a refusal', () => HttpResponse.json({ version: 'b-2' }, { status: 503 })],
  ['cut off', () => new HttpResponse('{"version":"b-')],
  ['empty', () => new HttpResponse('')],
  ['null', () => HttpResponse.json(null)],
  ['a text', () => HttpResponse.json('b-2')],
  ['a list', () => HttpResponse.json([{ version: 'b-2' }])],
  ['an object without a version', () => HttpResponse.json({ build: 'b-2' })],
  ['an object with an empty version', () => HttpResponse.json({ version: '' })],
  [
    'an object with a version in numbers',
    () => HttpResponse.json({ version: { major: 2, minor: 0, patch: 0 } }),
  ],
  ['missing because there is no network', () => HttpResponse.error()],
])('The version is unknown when the answer is %s', async (_, answer) => {
  serve(answer);
  await expect(getBuildVersion()).rejects.toMatchObject({ name: 'HttpError' });
});
