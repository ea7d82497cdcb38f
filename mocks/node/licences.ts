import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
}

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)/i;

async function textsIn(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => LICENCE_FILE.test(name)).toSorted();
  return Promise.all(files.map(async (name) => (await readFile(join(folder, name), 'utf8')).trim()));
}

/**
 * Returns the name, version, licence and licence texts of every package that the product depends on, by the lock
 * file.
 */
export async function readLicences(root: string): Promise<string> {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const shipped = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && dev !== true);
  const notices = await Promise.all(
    shipped.map(async ([path, { version, license }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const title = [name, version, license && `(${license})`].filter(Boolean).join(' ');
      return [title, ...(await textsIn(join(root, path)))].join('\n\n');
    }),
  );
  return `${notices.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/** Writes `licences.txt`, since the minifier strips the texts that MIT, Apache and the font's licence require. */
export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    async generateBundle() {
      const source = await readLicences(this.environment.config.root);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
    },
  };
}
