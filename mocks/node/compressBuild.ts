import { readFile, writeFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { compress, compressedEndings, isCompressible } from './compress.ts';
import { filesIn, typeOf } from './staticFiles.ts';

const BEST = 11;

/** Writes `x.js.br` and `x.js.gz` beside every text file that is large enough to benefit. */
export async function compressFolder(folder: string): Promise<void> {
  const compressFile = async (file: string) => {
    const plain = await readFile(file);
    if (!isCompressible(typeOf(file), plain.length)) return;
    for (const encoding of ['br', 'gzip'] as const)
      await writeFile(file + compressedEndings[encoding], await compress(plain, encoding, BEST));
  };
  await Promise.all((await filesIn(folder)).map(compressFile));
}

/** Compresses the build, so that a web server only has to pick a file. */
export function compressBuild(): Plugin {
  return {
    name: 'compress-build',
    apply: 'build',
    writeBundle: { order: 'post', sequential: true, handler: ({ dir = 'dist' }) => compressFolder(dir) },
  };
}
