import { createDeskTraffic } from '@mocks/telephony/deskTraffic';
import { http, HttpResponse } from 'msw';
import { answer } from '@mocks/backend/backend';
import { routes } from '@mocks/backend/routes';
import { createColleague } from '@mocks/world/colleague';
import { control } from '@mocks/node/control';
import { server, type UserKey, users } from '@mocks/backend/testServer';
import { addressesOf, isWritten, type Connection } from './cell';
import { draftTabsSaga } from '@/core/drafts/draftTabsSaga';
import { draftTakenOver, selectDrafts, selectIsElsewhere } from '@/core/drafts/draftsSlice';
import { createCoreStore } from '../coreStore';
import { draftsInBrowser } from '../draftsInBrowser';
import { createGate } from './eventually';
import type { Control } from './input';

const parts = {
  colleague: createColleague(),
  desk: createDeskTraffic(),
  hidden: new Set<string>(),
  cspReports: [],
};

const tell: Control = async <T>(method: string, path: string, body?: unknown) => {
  const init = { method, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const answer = await control(new Request(`${window.location.origin}/__mock/${path}`, init), parts);
  const sent = await answer.text();
  if (!answer.ok) throw new Error(`/__mock/${path} answered ${answer.status}: ${sent}`);
  return (sent === '' ? null : JSON.parse(sent)) as T;
};

/** The mock server never lets a call of the page time out, so the browser's timer is simulated here. */
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

/** The faults between the program in jsdom and the mock back end in this process. */
export const jsdomConnection: Connection = {
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
  hold: ({ method, path }) => {
    const addresses = addressesOf(path);
    const reached = createGate();
    const released = createGate();
    server.use(
      http.all('*', async ({ request }) => {
        if (request.method !== method || !addresses.test(new URL(request.url).pathname)) return undefined;
        reached.open();
        await released.opened;
        return undefined;
      }),
    );
    return Promise.resolve({ reached: reached.opened, release: released.open });
  },
  secondTab: (user) => {
    const { store, run } = createCoreStore();
    const saga = run(draftTabsSaga, users[user as UserKey].id);
    onTestFinished(() => saga.cancel());
    const goOn = async (key: string) => {
      await vi.waitFor(() => expect(selectIsElsewhere(store.getState(), key)).toBe(true));
      store.dispatch(draftTakenOver(key));
      await vi.waitFor(() => expect(selectIsElsewhere(store.getState(), key)).toBe(false));
    };
    return Promise.resolve({
      takeOver: async () => {
        window.dispatchEvent(new Event('pagehide'));
        await vi.waitFor(() => expect(draftsInBrowser()).not.toEqual([]));
        for (const [key] of draftsInBrowser()) await goOn(key);
      },
      says: (text) => Promise.resolve(isWritten(JSON.stringify(selectDrafts(store.getState())), text)),
    });
  },
  breakReads: (path, isBroken) => {
    server.use(http.get(path, async () => ((await isBroken()) ? HttpResponse.error() : undefined)));
    return Promise.resolve();
  },
};
