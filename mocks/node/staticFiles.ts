import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { compressedEndings, type Encoding } from './compress.ts';

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
};

export const typeOf = (file: string): string => types[extname(file)] ?? 'application/octet-stream';

export interface StaticFile {
  path: string;
  type: string;
  etag: string;
  plain: Buffer;
  encoded: Partial<Record<Encoding, Buffer>>;
}

/** Every file of a folder and of the folders in it. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function load(folder: string, file: string, all: ReadonlySet<string>): Promise<StaticFile> {
  const plain = await readFile(file);
  const encoded: StaticFile['encoded'] = {};
  for (const encoding of ['br', 'gzip'] as const) {
    const compressed = file + compressedEndings[encoding];
    if (all.has(compressed)) encoded[encoding] = await readFile(compressed);
  }
  return {
    path: `/${relative(folder, file).split(sep).join('/')}`,
    type: typeOf(file),
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    encoded,
  };
}

/** Loads all files of a folder into memory, each with its compressed versions. */
export async function loadFolder(folder: string): Promise<Map<string, StaticFile>> {
  const all = new Set(await filesIn(folder));
  const endings: readonly string[] = Object.values(compressedEndings);
  const files = [...all].filter((file) => !endings.includes(extname(file)));
  const loaded = await Promise.all(files.map((file) => load(folder, file, all)));
  return new Map(loaded.map((file) => [file.path, file]));
}
