import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { nameVersion } from './buildVersion';

const PAGE = '<!doctype html><html lang="nl"><script src="/assets/entry-1.js"></script></html>';
const BUILD = { 'index.html': PAGE, 'assets/entry-1.js': 'start();', 'icons/logo.svg': '<svg/>' };

/** The page and version.json of a build with these files. */
async function versionsOf(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'build-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  await nameVersion(folder);
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const { version } = JSON.parse(await readFile(join(folder, 'version.json'), 'utf8')) as { version: string };
  await rm(folder, { recursive: true });
  return { version, page };
}

describe('The version of a build', () => {
  it('is the same in the page and version.json, and for the same files', async () => {
    const { version, page } = await versionsOf(BUILD);
    expect(version).toMatch(/^[\w-]{16}$/);
    expect(page).toBe(PAGE.replace('<html', `<html data-version="${version}"`));
    expect((await versionsOf(BUILD)).version).toBe(version);
  });

  it.each<[string, Record<string, string>]>([
    ['the content of the page', { ...BUILD, 'index.html': PAGE.replace('nl', 'en') }],
    ['the content of a script', { ...BUILD, 'assets/entry-1.js': 'stop();' }],
    ['the content of a file without a hash in its name', { ...BUILD, 'icons/logo.svg': '<svg></svg>' }],
    [
      'the name of a file',
      { 'index.html': PAGE, 'assets/entry-2.js': 'start();', 'icons/logo.svg': '<svg/>' },
    ],
    ['the number of files', { ...BUILD, 'assets/more-1.js': '' }],
  ])('changes when %s changes', async (_, files) => {
    expect((await versionsOf(files)).version).not.toBe((await versionsOf(BUILD)).version);
  });
});
