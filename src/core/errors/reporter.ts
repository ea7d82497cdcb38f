import {
  sendErrorReport,
  sendToErrorService,
  type ErrorReport,
  type ErrorReportLevel,
} from '@/api/session/errorReports';
import type { AppConfig } from '@/domain/session/appConfig';
import { logLine } from '@/lib/log';
import { isChunkFailure } from './chunkFailure';
import { withPatterns } from './pathPattern';

const WINDOW_MS = 60_000;
const MOST_PER_WINDOW = 10;
const MOST_OF_ONE = 3;
const MAX_KINDS = 200;
const MAX_TEXT = 4_000;

/** 000 §7.4. */
const SKIPPED = ['transition rejection', 'possibly unhandled rejection'];

type ReporterConfig = Pick<AppConfig, 'debug' | 'errorReportingKey' | 'errorReportingUrl'>;

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

/** Neither a token (T11) nor a path with ids or words of a search leaves in a report. */
const clean = (text: string): string =>
  withPatterns(text)
    .replace(/eyJ[\w.-]*/g, '***')
    .replace(/(access_token=)[^&\s]*/gi, '$1***')
    .slice(0, MAX_TEXT);

function describe(error: unknown): ErrorReport {
  const isError = error instanceof Error;
  const message = clean(isError ? error.message : String(error));
  return {
    applicationName,
    exceptionType: isError ? error.name : typeof error,
    message,
    exceptionMessage: message,
    stackTrace: clean(isError ? (error.stack ?? '') : ''),
  };
}

/** At most ten a minute, and the same one three times: an error in a loop is known by then. */
function isWithinLimits({ exceptionType, message }: ErrorReport, now: number): boolean {
  const kind = `${exceptionType}: ${message}`;
  const times = timesSent.get(kind) ?? 0;
  sentAt = sentAt.filter((at) => now - at < WINDOW_MS);
  if (times >= MOST_OF_ONE || sentAt.length >= MOST_PER_WINDOW || timesSent.size >= MAX_KINDS) return false;
  timesSent.set(kind, times + 1);
  sentAt.push(now);
  return true;
}

function send(
  level: ErrorReportLevel,
  error: unknown,
  { debug, errorReportingKey, errorReportingUrl }: ReporterConfig,
): void {
  const report = describe(error);
  const text = `${report.message} ${report.stackTrace}`.toLowerCase();
  if (debug || SKIPPED.some((phrase) => text.includes(phrase)) || !isWithinLimits(report, Date.now())) return;
  const sinks = [sendErrorReport(level, report)];
  if (errorReportingKey && errorReportingUrl)
    sinks.push(sendToErrorService(errorReportingUrl, errorReportingKey, report));
  /* A reporter that cannot report says so in the console and leaves it there: never about itself to itself. */
  void Promise.allSettled(sinks).then((results) => {
    if (results.some(({ status }) => status === 'rejected')) logLine('Error report not delivered');
  });
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
  timesSent.delete(`string: ${text}`);
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
