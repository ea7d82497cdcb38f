import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFolder } from './compressBuild';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'));
  await mkdir(join(folder, 'assets'));
});
afterAll(() => rm(folder, { recursive: true }));

const LONG = 'Een taak voor iemand. '.repeat(100);

it('each text that is large enough gets a brotli and a gzip file beside it, other files get none', async () => {
  const texts = ['index.html', 'assets/a.js', 'assets/a.css', 'assets/a.svg', 'a.json', 'a.webmanifest'];
  for (const name of [...texts, 'assets/a.png', 'assets/a.woff2']) await writeFile(join(folder, name), LONG);
  await writeFile(join(folder, 'assets/small.js'), 'export {};');

  await compressFolder(folder);

  for (const name of texts) {
    expect(brotliDecompressSync(await readFile(join(folder, `${name}.br`))).toString()).toBe(LONG);
    expect(gunzipSync(await readFile(join(folder, `${name}.gz`))).toString()).toBe(LONG);
  }
  const written = await readdir(folder, { recursive: true });
  expect(written.filter((name) => /\.(br|gz)$/.test(name))).toHaveLength(2 * texts.length);
});
