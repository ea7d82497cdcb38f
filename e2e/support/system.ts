import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const PACKAGE_TIMEOUT_MS = 600_000;

export const say = (line: string) => process.stderr.write(`${line}\n`);
/** Set by `npm run test:all`: programs that this machine lacks are skipped instead of failing. */
export const leavesOutMissing = () => process.argv.includes('--if-installed');
export const isRoot = () => process.getuid?.() === 0;

/** The program of that name on the PATH, or in one of the other folders. */
export function onPath(name: string, otherFolders: readonly string[] = []): string | null {
  for (const folder of [...(process.env['PATH'] ?? '').split(delimiter), ...otherFolders]) {
    const candidate = join(folder, name);
    try {
      accessSync(candidate, constants.X_OK);
      return candidate;
    } catch {
      // the next folder
    }
  }
  return null;
}

export const succeeds = (command: string, args: readonly string[], timeout: number) =>
  spawnSync(command, args, {
    stdio: ['ignore', 2, 2],
    timeout,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Installs Debian's packages, as root only; false when they cannot be installed. */
export function installPackages(names: readonly string[]): boolean {
  if (!isRoot() || onPath('apt-get') === null) return false;
  say(`Installing from Debian: ${names.join(', ')} …`);
  succeeds('apt-get', ['update', '-qq'], PACKAGE_TIMEOUT_MS);
  return succeeds(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...names],
    PACKAGE_TIMEOUT_MS,
  );
}
