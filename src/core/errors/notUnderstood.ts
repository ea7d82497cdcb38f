import { reportDebug } from './reporter';

const HOUR_MS = 3_600_000;
const MAX_KINDS = 200;
const toldAt = new Map<string, number>();

/** Reports the kind of a message that could not be read, never its content, once an hour. */
export function reportNotUnderstood(kind: string): void {
  const now = Date.now();
  if (now - (toldAt.get(kind) ?? -HOUR_MS) < HOUR_MS || toldAt.size >= MAX_KINDS) return;
  toldAt.set(kind, now);
  reportDebug(kind);
}

/** The first parts of an address: no ids, and nothing that somebody typed. */
const kindOf = (url: string): string =>
  url
    .replace(/\?.*/, '')
    .split('/', 5)
    .join('/')
    .replace(/[^/]*\d[^/]*$/, '');

export const reportUnusable = (url: string): void => reportNotUnderstood(`answer of ${kindOf(url)}`);
