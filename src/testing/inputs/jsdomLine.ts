import { http, HttpResponse } from 'msw';
import { answer } from '@mocks/backend/backend';
import { routes } from '@mocks/backend/routes';
import { createColleague } from '@mocks/world/colleague';
import { control } from '@mocks/node/control';
import { server } from '@mocks/backend/testServer';
import { addressesOf, type Line } from './cell';
import type { Control } from './input';

const parts = { colleague: createColleague(), hidden: new Set<string>(), cspReports: [] };

const tell: Control = async <T>(method: string, path: string, body?: unknown) => {
  const init = { method, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const answer = await control(new Request(`${window.location.origin}/__mock/${path}`, init), parts);
  const sent = await answer.text();
  if (!answer.ok) throw new Error(`/__mock/${path} answered ${answer.status}: ${sent}`);
  return (sent === '' ? null : JSON.parse(sent)) as T;
};

/** The fake server lets no call of the page run out of time by itself, so that the browser's timer is played here. */
function waitShortly(): void {
  const timers: ReturnType<typeof setTimeout>[] = [];
  const wait = (call: XMLHttpRequest, ms: number) =>
    setTimeout(() => {
      if (call.readyState !== call.DONE) call.dispatchEvent(new ProgressEvent('timeout'));
    }, ms / 100);
  vi.spyOn(XMLHttpRequest.prototype, 'timeout', 'set').mockImplementation(function (
    this: XMLHttpRequest,
    ms: number,
  ) {
    timers.push(wait(this, ms));
  });
  onTestFinished(() => timers.forEach(clearTimeout));
}

/** What goes wrong between the program in jsdom and the mock back end in this process. */
export const jsdomLine: Line = {
  control: tell,
  setOnline: (online) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    if (online) server.resetHandlers();
    else server.use(http.all('*', () => HttpResponse.error()));
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
    return Promise.resolve();
  },
  hurry: () => {
    waitShortly();
    return Promise.resolve();
  },
  loseAnswers: ({ method, path }) => {
    const addresses = addressesOf(path);
    server.use(
      http.all('*', async ({ request }) => {
        if (request.method !== method || !addresses.test(new URL(request.url).pathname)) return undefined;
        await answer(routes, request);
        return HttpResponse.error();
      }),
    );
    return Promise.resolve();
  },
  breakReads: (path, from) => {
    let isBroken = false;
    server.use(
      http.get(path, async () => {
        isBroken ||= await from();
        return isBroken ? HttpResponse.error() : undefined;
      }),
    );
    return Promise.resolve();
  },
};
