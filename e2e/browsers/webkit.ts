import { type ChildProcess, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { freePort } from '../support/server';
import { onPath } from '../support/system';
import { DESKTOP, type Driver, officeEnvironment, type Size } from './driver';
import { startDisplay } from './display';
import { until } from './until';
import { clicked, isReady, moved, pressed, type Session, startSession, typed } from './webdriver';

const PROGRAMS = { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' } as const;

/** Each document collects its own errors, because a WebDriver session has no access to the console. */
const LISTEN = `if (!window.pageErrors) {
  const errors = (window.pageErrors = []);
  addEventListener('error', ({ message }) => errors.push('page error: ' + message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push('page error: ' + reason));
  const write = console.error;
  console.error = (...said) => {
    errors.push('console: ' + said.join(' '));
    write.apply(console, said);
  };
}`;

function findProgram(name: keyof typeof PROGRAMS): string {
  const path = onPath(name);
  if (path !== null) return path;
  throw new Error(`WebKit is missing: ${name} is not on the PATH.
On Debian or Ubuntu, as root: apt-get install ${PROGRAMS[name]}`);
}

export const hasWebkit = () => Object.keys(PROGRAMS).every((name) => onPath(name) !== null);

async function startDriver(program: string, display: string): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...officeEnvironment(), DISPLAY: display },
  });
  await until('WebKitWebDriver', () => isReady(url));
  return { url, child };
}

const evaluateIn = (session: Session) => (expression: string) =>
  session.post('execute/sync', { script: `${LISTEN}\nreturn (${expression});`, args: [] });

/** Enlarges the window by the size of its own bars, so that the page gets the wanted size. */
const resizer = (session: Session) => async (wanted: Size) => {
  await session.post('window/rect', { ...wanted });
  const inner = (await evaluateIn(session)('({ width: innerWidth, height: innerHeight })')) as Size;
  await session.post('window/rect', {
    width: 2 * wanted.width - inner.width,
    height: 2 * wanted.height - inner.height,
  });
};

/** Starts WebKitGTK's MiniBrowser on a screen of its own. */
export async function startWebkit(): Promise<Driver> {
  const [program, xvfb] = [findProgram('WebKitWebDriver'), findProgram('Xvfb')];
  const display = await startDisplay(xvfb);
  const { url, child } = await startDriver(program, display.name);
  const session = await startSession(url);
  const evaluate = evaluateIn(session);
  const resize = resizer(session);
  const takeErrors = async () => (await evaluate('window.pageErrors.splice(0)')) as string[];
  await resize(DESKTOP);

  return {
    name: `WebKitGTK ${String(session.capabilities['browserVersion'])}`,
    goto: async (address) => {
      await session.post('url', { url: address });
    },
    evaluate,
    hover: async ({ x, y }) => {
      await session.post('actions', moved(x, y));
    },
    click: async ({ x, y }) => {
      await session.post('actions', clicked(x, y));
    },
    type: async (text) => {
      await session.post('actions', typed(text));
    },
    press: async (keys) => {
      await session.post('actions', pressed(keys));
    },
    resize,
    screenshot: async (file) =>
      writeFile(file, Buffer.from(String(await session.get('screenshot')), 'base64')),
    takeErrors,
    close: async () => {
      await session.end();
      child.kill();
      display.stop();
    },
  };
}
