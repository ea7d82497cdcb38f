import type { ErrorReportLevel } from '@/api/session/errorReports';
import type { AppConfig } from '@/domain/session/appConfig';
import { logLine } from '@/lib/log';
import { isChunkFailure } from './chunkFailure';

const WINDOW_MS = 60_000;
const MOST_PER_WINDOW = 10;
const MOST_OF_ONE = 3;
const MAX_KINDS = 200;

/** 000 §7.4. */
const SKIPPED = ['transition rejection', 'possibly unhandled rejection'];

export type ReporterConfig = Pick<AppConfig, 'debug' | 'errorReportingKey' | 'errorReportingUrl'>;

interface Waiting {
  level: ErrorReportLevel;
  error: unknown;
}

let config: ReporterConfig | null = null;
let applicationName = '';
/** Errors from before there was a configuration. */
let waiting: Waiting[] = [];
let sentAt: number[] = [];
let seen = new WeakSet();
const timesSent = new Map<string, number>();

const textOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message} ${error.stack ?? ''}` : String(error);

const kindOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/** At most ten a minute, and the same one three times: an error in a loop is known by then. */
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
  /* A reporter that cannot report says so in the console and leaves it there: never about itself to itself. */
  import('./sendReport')
    .then(({ sendReport }) => sendReport({ level, error, applicationName, sinks }))
    .catch(() => logLine('Error report not delivered'));
}

/**
 * Browsers also say that a part of the program could not be fetched when the page is left or there is no network. Then
 * nobody is here any more after this while, or the boundary tries again.
 */
const CHUNK_FAILURE_DELAY_MS = 3_000;

/** Tells the back end about an error, once per error, within limits. Never throws and never waits. */
export function reportError(error: unknown, level: ErrorReportLevel = 'error'): void {
  if (typeof error === 'object' && error !== null) {
    if (seen.has(error)) return;
    seen.add(error);
  }
  if (!isChunkFailure(error)) tell(error, level);
  else if (navigator.onLine) setTimeout(() => tell(error, level), CHUNK_FAILURE_DELAY_MS);
}

function tell(error: unknown, level: ErrorReportLevel): void {
  logLine('Unexpected error', error);
  if (config === null) {
    if (waiting.length < MOST_PER_WINDOW) waiting.push({ level, error });
    return;
  }
  send(level, error, config);
}

/** Word of something that is no error; whoever sends it sees to it that it is not too often. */
export function reportDebug(text: string): void {
  timesSent.delete(text);
  if (config !== null) send('debug', text, config);
}

/** From here on reports are sent; what came before goes first. */
export function configureReporter(next: ReporterConfig, name: string): void {
  config = next;
  applicationName = name;
  const early = waiting;
  waiting = [];
  early.forEach(({ level, error }) => {
    send(level, error, next);
  });
}

/** A key without the address of its service does nothing: the back end is told so, for who looks after the installation. */
export function reportMissingAddress(): void {
  if (config?.errorReportingKey && !config.errorReportingUrl)
    send('info', 'errorReportingKey without errorReportingUrl', config);
}

/** For tests: as if the page had just opened. */
export function resetReporter(): void {
  config = null;
  waiting = [];
  sentAt = [];
  seen = new WeakSet();
  timesSent.clear();
}
