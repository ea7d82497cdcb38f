import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { Colleague } from '@/testing/colleague';
import { connectBackend } from '../support/backend';
import { chromiumArgs, findChromium } from '../support/chromium';
import { makeTask } from '@/testing/givenTask';
import { type MockServer, startServer } from '../support/server';
import { settled } from '../support/settled';
import { type Mode, shownIn, type Surface, surfaces } from '../support/surfaces';

const FOLDER = 'screens';
const SCHEMES = ['light', 'dark'] as const;

interface Size {
  name: string;
  mode: Mode;
  width: number;
  height: number;
}

const sizes: readonly Size[] = [
  { name: 'desktop-1366', mode: 'desktop', width: 1366, height: 768 },
  { name: 'desktop-1920', mode: 'desktop', width: 1920, height: 1080 },
  { name: 'tablet-1024', mode: 'tablet', width: 1024, height: 768 },
  { name: 'mobile-390', mode: 'mobile', width: 390, height: 844 },
];

/** Pictures that the README and the manifest show too. */
const PUBLISHED_IN = 'public/screenshots';
const published: Readonly<Record<string, string>> = {
  'phone-incoming--desktop-1366--light.png': 'inkomende-oproep.png',
  'contact-open--desktop-1366--light.png': 'contact.png',
  'timeline-unfolded--desktop-1366--light.png': 'klantenkaart.png',
  'chat-window--desktop-1366--light.png': 'chat.png',
  'case-steps-ready--desktop-1366--light.png': 'zaak.png',
  'knowledge-question--desktop-1366--light.png': 'kennisbank.png',
  'repair-plan--desktop-1366--light.png': 'reparatie.png',
  'task-information--desktop-1366--light.png': 'taken-desktop.png',
  'inbox--tablet-1024--light.png': 'taken-tablet.png',
  'task-information--mobile-390--dark.png': 'taak-mobiel.png',
};

interface Picture {
  surface: string;
  size: string;
  scheme: string;
  file: string;
}

/**
 * Waits for parts that load after the first rows. The wait has a limit, because a call that a surface keeps waiting
 * never ends.
 */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 2_000 }).catch(() => {});
  await settled(page);
}

/** Takes one surface at one size, in both colour schemes. */
async function photograph(
  browser: Browser,
  server: MockServer,
  surface: Surface,
  size: Size,
): Promise<Picture[]> {
  const { name, user = 'bram', scenario = 'drukkeOchtend' } = surface;
  const { reset, makeCase, control } = connectBackend(server.url);
  await reset(scenario);
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: size.width, height: size.height },
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    hasTouch: size.mode !== 'desktop',
    reducedMotion: 'reduce',
    colorScheme: 'light',
    serviceWorkers: 'block',
  });
  try {
    await context.addCookies([{ name: 'mock-gebruiker', value: user, url: server.url }]);
    const page = await context.newPage();
    page.setDefaultTimeout(8_000);
    const me = await Colleague.signIn(server.url, user);
    await surface.open({
      page,
      mode: size.mode,
      me,
      given: (subject, changes) => makeTask(server.url, me, subject, changes),
      makeCase,
      control,
    });
    await settle(page);
    const pictures: Picture[] = [];
    for (const scheme of SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme });
      await settled(page);
      const file = `${name}--${size.name}--${scheme}.png`;
      await page.screenshot({ path: `${FOLDER}/${file}`, animations: 'disabled' });
      const shownAs = published[file];
      if (shownAs !== undefined) await copyFile(`${FOLDER}/${file}`, `${PUBLISHED_IN}/${shownAs}`);
      pictures.push({ surface: name, size: size.name, scheme, file });
    }
    return pictures;
  } finally {
    await context.close();
  }
}

function contactSheet(pictures: readonly Picture[]): string {
  const names = [...new Set(pictures.map(({ surface }) => surface))];
  const section = (name: string) => {
    const images = pictures
      .filter(({ surface }) => surface === name)
      .map(
        ({ file, size, scheme }) =>
          `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${size} ${scheme}</figcaption></figure>`,
      );
    return `<section id="${name}"><h2>${name}</h2><div>${images.join('')}</div></section>`;
  };
  return `<!doctype html><html lang="nl"><meta charset="utf-8"><title>Schermen</title>
<style>body{font:14px system-ui;margin:24px;background:#eee}div{display:flex;flex-wrap:wrap;gap:12px}figure{margin:0}img{height:260px;border:1px solid #999;background:#fff}figcaption{color:#555}</style>
<nav>${names.map((name) => `<a href="#${name}">${name}</a>`).join(' · ')}</nav>${names.map(section).join('')}</html>`;
}

/**
 * `npm run screens [-- part of a name]`: takes pictures of every surface into the ignored folder screens/, some for
 * the README.
 */
async function main(): Promise<number> {
  const wanted = process.argv[2] ?? '';
  const chosen = surfaces.filter(({ name }) => name.includes(wanted));
  for (const folder of [FOLDER, PUBLISHED_IN]) await mkdir(folder, { recursive: true });
  const server = await startServer();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs() });
  const pictures: Picture[] = [];
  const failed: string[] = [];
  try {
    for (const surface of chosen) {
      for (const size of sizes.filter(({ mode }) => shownIn(surface, mode))) {
        try {
          pictures.push(...(await photograph(browser, server, surface, size)));
        } catch (error) {
          failed.push(
            `${surface.name} at ${size.name}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`,
          );
        }
      }
      process.stdout.write(`${surface.name}\n`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  await writeFile(`${FOLDER}/index.html`, contactSheet(pictures));
  process.stdout.write(`${pictures.length} pictures: ${FOLDER}/index.html\n`);
  if (failed.length > 0) process.stdout.write(`Not taken:\n${failed.join('\n')}\n`);
  return failed.length === 0 ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);
