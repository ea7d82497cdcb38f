import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { filesIn } from './staticFiles.ts';

const LENGTH = 16;

/** A hash over the names and contents of all files in the folder. */
async function versionOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await filesIn(folder)).toSorted())
    hash.update(`${relative(folder, file)}\0`).update(await readFile(file));
  return hash.digest('base64url').slice(0, LENGTH);
}

/** Writes the version of a build into its page and `version.json`, because an open page compares both. */
export async function nameVersion(folder: string): Promise<void> {
  const version = await versionOf(folder);
  const page = join(folder, 'index.html');
  const html = await readFile(page, 'utf8');
  await writeFile(page, html.replace('<html', `<html data-version="${version}"`));
  await writeFile(join(folder, 'version.json'), JSON.stringify({ version }));
}

export function buildVersion(): Plugin {
  return {
    name: 'build-version',
    apply: 'build',
    writeBundle: { order: 'post', sequential: true, handler: ({ dir = 'dist' }) => nameVersion(dir) },
  };
}
