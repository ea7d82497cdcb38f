import { mkdir } from 'node:fs/promises';
import { type MockServer, startServer } from '../support/server';
import { signInServer } from '../support/signIn';
import { leavesOutMissing } from '../support/system';
import { day, type Day, startDay, type Step } from './day';
import type { Driver } from './driver';
import { followFindings } from './findings';
import { hasFirefox, startFirefox } from './firefox';
import { hasWebkit, startWebkit } from './webkit';

/** The server on which Bram works, and the one on which he signs in. */
interface Servers {
  work: MockServer;
  door: MockServer;
}

const PICTURES = 'e2e/.output/browsers';

interface Browser {
  isInstalled: () => boolean;
  start: () => Promise<Driver>;
}

const browsers: Readonly<Record<string, Browser>> = {
  firefox: { isInstalled: hasFirefox, start: startFirefox },
  webkit: { isInstalled: hasWebkit, start: startWebkit },
};

const USAGE = `npm run browsers [-- ${Object.keys(browsers).join(' ')}]`;

const say = (line: string) => process.stdout.write(`${line}\n`);
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** A step passes when it can be done, the page is no wider than its window, and no errors were found. */
async function walk({ run }: Step, today: Day, findings: () => Promise<string[]>): Promise<void> {
  await run(today);
  await today.screen.fits();
  const found = await findings();
  if (found.length > 0) throw new Error(found.join('\n'));
}

/** Runs the day in one browser; returns the number of failed steps. */
async function walkDay(browser: string, driver: Driver, servers: Servers): Promise<number> {
  const today = await startDay(driver, servers.work.url, servers.door.url);
  const findings = followFindings(driver, [servers.work.url, servers.door.url]);
  let failed = 0;
  for (const [number, step] of day.entries()) {
    const begin = performance.now();
    const failure = await walk(step, today, findings).then(
      () => null,
      (error: unknown) => reasonOf(error),
    );
    const seconds = ((performance.now() - begin) / 1_000).toFixed(1);
    say(`${failure === null ? 'ok   ' : 'WRONG'}  ${driver.name}  ${step.name} (${seconds} s)`);
    if (failure === null) continue;
    failed += 1;
    const picture: `${string}.png` = `${PICTURES}/${browser}-${number + 1}.png`;
    await driver.screenshot(picture);
    say(`       ${failure}\n       ${picture}`);
  }
  return failed;
}

/** Runs one browser with servers of its own; without the browser every step fails. */
async function walkIn(browser: string, start: () => Promise<Driver>): Promise<number> {
  const servers = { work: await startServer(), door: await startServer(signInServer) };
  try {
    const driver = await start();
    try {
      return await walkDay(browser, driver, servers);
    } finally {
      await driver.close();
    }
  } catch (error) {
    say(reasonOf(error));
    return day.length;
  } finally {
    await Promise.all(Object.values(servers).map(({ stop }) => stop()));
  }
}

/** `npm run browsers [-- firefox webkit]`: runs the working day in Firefox and in WebKit, on the production build. */
async function main(names: readonly string[]): Promise<number> {
  const wanted = names.length > 0 ? names : Object.keys(browsers);
  await mkdir(PICTURES, { recursive: true });
  let [walked, failed] = [0, 0];
  for (const name of wanted) {
    const browser = browsers[name];
    if (!browser) throw new Error(USAGE);
    if (leavesOutMissing() && !browser.isInstalled()) {
      say(`${name} is skipped: it is not installed.`);
      continue;
    }
    walked += day.length;
    failed += await walkIn(name, browser.start);
  }
  say(`${walked - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

main(process.argv.slice(2).filter((argument) => !argument.startsWith('--'))).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${reasonOf(error)}\n`);
    process.exit(1);
  },
);
