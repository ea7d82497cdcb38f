import {
  sendErrorReport,
  sendToErrorService,
  type ErrorReport,
  type ErrorReportLevel,
} from '@/api/session/errorReports';
import { withPatterns } from './pathPattern';
import type { ReporterConfig } from './reporter';

const MAX_TEXT = 4_000;

/** Removes tokens (T11) and paths with ids or search words from a report. */
const clean = (text: string): string =>
  withPatterns(text)
    .replace(/eyJ[\w.-]*/g, '***')
    .replace(/(access_token=)[^&\s]*/gi, '$1***')
    .slice(0, MAX_TEXT);

function describe(error: unknown, applicationName: string): ErrorReport {
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

interface Outgoing {
  level: ErrorReportLevel;
  error: unknown;
  applicationName: string;
  sinks: ReporterConfig;
}

/** Sends a report to the back end and, if the installation has one, to its error service. Rejects when either fails. */
export async function sendReport({ level, error, applicationName, sinks }: Outgoing): Promise<void> {
  const report = describe(error, applicationName);
  const { errorReportingKey, errorReportingUrl } = sinks;
  const results = await Promise.allSettled([
    sendErrorReport(level, report),
    errorReportingKey && errorReportingUrl
      ? sendToErrorService(errorReportingUrl, errorReportingKey, report)
      : undefined,
  ]);
  if (results.some(({ status }) => status === 'rejected')) throw new Error('Not delivered');
}
