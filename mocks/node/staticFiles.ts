import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { compress, isCompressible, type Encoding } from './compress';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
};

const BEST = 11;

export interface StaticFile {
  path: string;
  type: string;
  etag: string;
  plain: Buffer;
  encoded: Partial<Record<Encoding, Buffer>>;
}

async function load(folder: string, file: string): Promise<StaticFile> {
  const plain = await readFile(file);
  const type = types[extname(file)] ?? 'application/octet-stream';
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const encoded: StaticFile['encoded'] = {};
  if (isCompressible(type, plain.length) && extname(file) !== '.map') {
    [encoded.br, encoded.gzip] = await Promise.all([
      compress(plain, 'br', BEST),
      compress(plain, 'gzip', BEST),
    ]);
  }
  return { path: `/${relative(folder, file).split(sep).join('/')}`, type, etag, plain, encoded };
}

/** All files of a folder in memory, compressed beforehand as a web server would have them. */
export async function loadFolder(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const loaded = await Promise.all(files.map((file) => load(folder, file)));
  return new Map(loaded.map((file) => [file.path, file]));
}
