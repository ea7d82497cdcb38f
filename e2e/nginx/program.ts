import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installPackages, onPath } from '../support/system';

const BROTLI_MODULE = 'ngx_http_brotli_static_module.so';
const ELSEWHERE = ['/usr/sbin', '/usr/local/sbin'];

const NO_NGINX = `There is no nginx here to check the example with.
As root on Debian or Ubuntu this command installs it; otherwise: apt-get install nginx openssl`;

export interface Nginx {
  path: string;
  version: string;
  /** The folder of mime.types. */
  configFolder: string;
  /** The module for brotli files, if it is installed. */
  brotliModule: string | null;
}

const find = () => onPath('nginx', ELSEWHERE);
const openssl = () => onPath('openssl');

export const hasNginx = () => find() !== null && openssl() !== null;

/** The nginx of this machine; installed first if missing, as root on Debian. */
export function findNginx(): Nginx {
  if (!hasNginx()) installPackages(['nginx', 'openssl']);
  const path = find();
  if (path === null || openssl() === null) throw new Error(NO_NGINX);
  const said = spawnSync(path, ['-V'], { encoding: 'utf8' }).stderr;
  const told = (pattern: RegExp) => pattern.exec(said)?.[1] ?? '';
  const module = join(told(/--modules-path=(\S+)/), BROTLI_MODULE);
  return {
    path,
    version: told(/nginx\/([\d.]+)/),
    configFolder: dirname(told(/--conf-path=(\S+)/)),
    brotliModule: existsSync(module) ? module : null,
  };
}
