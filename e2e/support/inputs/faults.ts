import { expect } from '@playwright/test';
import { frame, said } from '../../screens/frame';
import type { Colleague } from '../api';
import type { Cell } from './cell';
import { OVERVIEW } from './input';

/** Who and what a fault needs besides the page. */
export interface Helpers {
  colleague: Colleague;
  signInAgain: () => Promise<void>;
  allow: (pattern: RegExp) => void;
}

/** Something that goes wrong while somebody types or sends: one column of the table. */
export interface InputFault {
  name: string;
  /** It strikes the call to the back end, or the record that the text is about. */
  ofWrite: boolean;
  strike: (cell: Cell, helpers: Helpers) => Promise<void>;
}

const strikeWrite = (cell: Cell, fault: { status: number } | { drop: 'silent' }) =>
  cell.arm({ method: cell.write.method, path: cell.write.path, times: cell.write.calls, ...fault });

const sessions: InputFault[] = [
  {
    name: '401 and a renewal that works',
    ofWrite: true,
    strike: async (cell) => {
      const { method, path, calls } = cell.write;
      await cell.arm({ method, path, status: 401, times: 1 });
      await cell.send();
      await cell.isStoredOnce();
      expect(await cell.attempts()).toHaveLength(calls + 1);
      await expect(cell.layer).toHaveCount(0);
    },
  },
  {
    name: '401 and a renewal that is refused',
    ofWrite: true,
    strike: async (cell) => {
      const { pathname } = new URL(cell.page.url());
      await cell.arm({ path: '/api/v1/system/session', status: 401 });
      await cell.arm({ method: cell.write.method, path: cell.write.path, status: 401 });
      await cell.send();
      await expect(cell.layer).toBeVisible();
      if (cell.write.calls === 1) await cell.isReadable();
      await cell.isNowhereElse(cell.write.calls);
      await cell.disarm();
      await cell.signIn();
      expect(new URL(cell.page.url()).pathname).toBe(pathname);
      await cell.isBack();
      await cell.isNowhereElse(cell.write.calls);
      await cell.sendAgain();
      await cell.isStoredOnce();
    },
  },
];

const refusals = [500, 409, 403].map((status): InputFault => ({
  name: `${status}`,
  ofWrite: true,
  strike: async (cell) => {
    await strikeWrite(cell, { status });
    await cell.send();
    await cell.says(cell.write.failure);
    await cell.isBack();
    await cell.isNowhereElse(cell.write.calls);
    await cell.sendAgain();
    await cell.isStoredOnce();
  },
}));

/** A second of waiting for an answer becomes 10 ms; the browser's own timer is not on the clock that tests can move. */
function waitShortly() {
  const timeout = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
  Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
    set(this: XMLHttpRequest, ms: number) {
      timeout?.set?.call(this, ms / 100);
    },
  });
}

const lines: InputFault[] = [
  {
    name: 'no network, and then there is',
    ofWrite: true,
    strike: async (cell, { allow }) => {
      allow(/^console: Application load error/);
      const offline = cell.page.getByText('Geen netwerk', { exact: true });
      await cell.context.setOffline(true);
      await expect(offline).toBeAttached();
      await cell.send();
      await cell.says(cell.write.offline);
      await cell.isBack();
      await cell.context.setOffline(false);
      await expect(offline).toHaveCount(0);
      await cell.isReadable();
      await cell.isNowhereElse(0);
      await cell.sendAgain();
      await cell.isStoredOnce();
    },
  },
  {
    name: 'thirty seconds of silence',
    ofWrite: true,
    strike: async (cell) => {
      await cell.page.evaluate(waitShortly);
      await strikeWrite(cell, { drop: 'silent' });
      await cell.send();
      await cell.says(said.uncertain);
      await cell.isBack();
      await cell.isNowhereElse(cell.write.calls);
      await cell.sendAgain();
      await cell.isStoredOnce();
    },
  },
];

/** The back end does it, and nobody hears that. Broken here and not by the mock, because a browser repeats a call on a broken line. */
const loseAnswer = (cell: Cell) =>
  cell.page.route(
    ({ pathname }) => new RegExp(`^${cell.write.path.replace('*', '.*')}$`).test(pathname),
    async (route) => {
      if (route.request().method() !== cell.write.method) return route.fallback();
      await route.fetch();
      await route.abort('connectionreset');
    },
  );

const lostAnswers: InputFault[] = [
  {
    name: 'an answer that is lost, and nobody who can tell',
    ofWrite: true,
    strike: async (cell) => {
      await loseAnswer(cell);
      let sent = false;
      await cell.page.route(cell.write.lookUp, async (route) => {
        sent ||= (await cell.attempts()).length > 0;
        await (sent ? route.abort('connectionreset') : route.continue());
      });
      await cell.send();
      await cell.says(said.uncertain);
      if (cell.write.calls === 1) await cell.isReadable();
      await cell.isCommittedOnce();
      cell.saidNoSuccess();
    },
  },
  {
    name: 'an answer that is lost, and is looked up',
    ofWrite: true,
    strike: async (cell) => {
      await loseAnswer(cell);
      await cell.send();
      await cell.isStoredOnce();
      expect(await cell.attempts()).toHaveLength(cell.write.calls);
    },
  },
];

const RENAMED = 'Van een collega';

const colleagues: InputFault[] = [
  {
    name: 'a colleague changes the record',
    ofWrite: true,
    strike: async (cell, { colleague }) => {
      const { control, write, input } = cell;
      await write.about.rename(input.ids[0] ?? '', RENAMED, { colleague, control });
      await expect(cell.page.getByText(RENAMED).first()).toBeAttached();
      await cell.isReadable();
      await cell.isNowhereElse(0);
      await cell.send();
      await cell.isStoredOnce();
    },
  },
  {
    name: 'a colleague ends the record',
    ofWrite: true,
    strike: async (cell, { colleague }) => {
      const { control, write, input } = cell;
      const { afterEnd } = write;
      await write.about.end(input.ids[0] ?? '', { colleague, control });
      if (afterEnd.sent === 'nothing') {
        await expect(input.button).toBeDisabled();
        await cell.isReadable();
        await expect(input.field).toBeEnabled();
        await cell.isNowhereElse(0);
        return;
      }
      await cell.isReadable();
      await cell.send();
      if (afterEnd.sent === 'all') {
        await cell.isStoredOnce();
        return;
      }
      await cell.says(afterEnd.says);
      await cell.isCommittedOnce(write.calls - 1);
    },
  },
];

const GONE = /\/assets\/.*[Ss]andbox.*\.js/;

const ways: InputFault[] = [
  {
    name: 'to another screen and back',
    ofWrite: false,
    strike: async (cell) => {
      await cell.leave();
      await expect(frame(cell.page).heading).toHaveText('Sandbox');
      await cell.page.goBack();
      await cell.isBack();
      await cell.page.goForward();
      await expect(frame(cell.page).heading.or(cell.input.field).first()).toBeAttached();
      await cell.page.goBack();
      await cell.isBack();
    },
  },
  {
    name: 'a reload',
    ofWrite: false,
    strike: async (cell) => {
      await cell.page.reload();
      await cell.isBack();
    },
  },
  {
    name: 'a screen that is gone',
    ofWrite: false,
    strike: async (cell, { allow }) => {
      allow(/dynamically imported module|error loading|report not delivered/i);
      await cell.page.route(GONE, (route) => route.fulfill({ status: 404, body: '' }));
      await cell.leave();
      await expect(frame(cell.page).heading).toHaveText('Dit scherm kon niet worden geladen');
      await cell.page.goBack();
      await cell.isBack();
    },
  },
  {
    name: 'signing out in another tab',
    ofWrite: false,
    strike: async (cell, { signInAgain }) => {
      const other = await cell.context.newPage();
      await other.goto(OVERVIEW);
      await frame(other).openUserMenu();
      const loggedOut = other.waitForResponse((answer) => answer.url().endsWith('/logout'));
      await other.getByRole('button', { name: 'Afmelden', exact: true }).click();
      await loggedOut;
      await expect(cell.layer).toBeVisible();
      await cell.isReadable();
      await other.close();
      await signInAgain();
      await cell.signIn();
      await cell.isBack();
      if (!('none' in cell.surface.write)) await cell.isNowhereElse(0);
    },
  },
];

/** What may go wrong, whatever is being typed. */
export const inputFaults: readonly InputFault[] = [
  ...sessions,
  ...lines,
  ...refusals,
  ...lostAnswers,
  ...colleagues,
  ...ways,
];
