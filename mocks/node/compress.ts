import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** The extension of a compressed file beside the file itself. */
export const compressedEndings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|problem\+json|javascript|manifest\+json)|image\/svg)/;
const WORTHWHILE_BYTES = 1_024;

export const isCompressible = (type: string, size: number): boolean =>
  size >= WORTHWHILE_BYTES && COMPRESSIBLE.test(type);

export const encodingFor = (accepted: string | undefined): Encoding | null =>
  /\bbr\b/.test(accepted ?? '') ? 'br' : /\bgzip\b/.test(accepted ?? '') ? 'gzip' : null;

/** Quality 11 for files that are compressed once, 4 for answers that are made per request. */
export async function compress(bytes: Uint8Array, encoding: Encoding, quality: number): Promise<Buffer> {
  return encoding === 'br'
    ? toBrotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      })
    : toGzip(bytes, { level: Math.min(9, quality) });
}
