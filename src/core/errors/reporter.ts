import type { ErrorReportLevel } from '@/api/session/errorReports';
import type { AppConfig } from '@/domain/session/appConfig';
import { logLine } from '@/lib/log';
import { isChunkFailure } from './chunkFailure';

const WINDOW_MS = 60_000;
const MOST_PER_WINDOW = 10;
const MOST_OF_ONE = 3;
const MAX_KINDS = 200;

/** Messages with these words are not reported (000 §7.4). */
const SKIPPED = ['transition rejection', 'possibly unhandled rejection'];

export type ReporterConfig = Pick<AppConfig, 'debug' | 'errorReportingKey' | 'errorReportingUrl'>;

interface Waiting {
  level: ErrorReportLevel;
  error: unknown;
}

let config: ReporterConfig | null = null;
let applicationName = '';
/** Errors from before the configuration was loaded. */
let waiting: Waiting[] = [];
let sentAt: number[] = [];
let seen = new WeakSet();
const timesSent = new Map<string, number>();

const textOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message} ${error.stack ?? ''}` : String(error);

const kindOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/** Allows at most ten reports a minute and three of the same error, so that a loop cannot flood the back end. */
function isWithinLimits(kind: string, now: number): boolean {
  const times = timesSent.get(kind) ?? 0;
  sentAt = sentAt.filter((at) => now - at < WINDOW_MS);
  if (times >= MOST_OF_ONE || sentAt.length >= MOST_PER_WINDOW || timesSent.size >= MAX_KINDS) return false;
  timesSent.set(kind, times + 1);
  sentAt.push(now);
  return true;
}

function send(level: ErrorReportLevel, error: unknown, sinks: ReporterConfig): void {
  const text = textOf(error).toLowerCase();
  if (sinks.debug || SKIPPED.some((phrase) => text.includes(phrase))) return;
  if (!isWithinLimits(kindOf(error), Date.now())) return;
  /* A failed report is only logged in the console; reporting it could loop. */
  import('./sendReport')
    .then(({ sendReport }) => sendReport({ level, error, applicationName, sinks }))
    .catch(() => logLine('Error report not delivered'));
}

/**
 * Browsers report a chunk failure also when the page is left or the network is down. A page that is left, or that
 * reloads itself, is gone before this delay ends, and reports nothing.
 */
const CHUNK_FAILURE_DELAY_MS = 3_000;

/** Reports an error to the back end, once per error, within limits. Never throws and never waits. */
export function reportError(error: unknown, level: ErrorReportLevel = 'error'): void {
  if (typeof error === 'object' && error !== null) {
    if (seen.has(error)) return;
    seen.add(error);
  }
  if (!isChunkFailure(error)) sendOrKeep(error, level);
  else if (navigator.onLine) setTimeout(() => sendOrKeep(error, level), CHUNK_FAILURE_DELAY_MS);
}

function sendOrKeep(error: unknown, level: ErrorReportLevel): void {
  logLine('Unexpected error', error);
  if (config === null) {
    if (waiting.length < MOST_PER_WINDOW) waiting.push({ level, error });
    return;
  }
  send(level, error, config);
}

/** Reports something that is not an error; the caller limits how often. */
export function reportDebug(text: string): void {
  timesSent.delete(text);
  if (config !== null) send('debug', text, config);
}

/** Starts sending reports; those that waited for the configuration go first. */
export function configureReporter(next: ReporterConfig, name: string): void {
  config = next;
  applicationName = name;
  const early = waiting;
  waiting = [];
  early.forEach(({ level, error }) => {
    send(level, error, next);
  });
}

/** Reports to the administrators that the error service has a key but no address, so that the key has no effect. */
export function reportMissingAddress(): void {
  if (config?.errorReportingKey && !config.errorReportingUrl)
    send('info', 'errorReportingKey without errorReportingUrl', config);
}

/** For tests: resets to the state of a page that has just opened. */
export function resetReporter(): void {
  config = null;
  waiting = [];
  sentAt = [];
  seen = new WeakSet();
  timesSent.clear();
}
