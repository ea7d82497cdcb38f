import { withPatterns } from './pathPattern';
import { reportDebug } from './reporter';

const HOUR_MS = 3_600_000;
const MAX_KINDS = 200;
const reportedAt = new Map<string, number>();

/** Reports the kind of an unreadable message, never its content, at most once an hour. */
export function reportNotUnderstood(kind: string): void {
  const now = Date.now();
  if (now - (reportedAt.get(kind) ?? -HOUR_MS) < HOUR_MS || reportedAt.size >= MAX_KINDS) return;
  reportedAt.set(kind, now);
  reportDebug(kind);
}

/**
 * When a page is left, its answers are cut off and become unreadable. The page is gone before this delay ends, so that
 * these answers are not reported.
 */
const STILL_HERE_MS = 1_000;

export function reportUnusable(url: string): void {
  setTimeout(() => reportNotUnderstood(`answer of ${withPatterns(url)}`), STILL_HERE_MS);
}
