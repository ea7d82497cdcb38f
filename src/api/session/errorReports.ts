import * as v from 'valibot';
import { http } from '../http/http';

export const errorReportUrls = {
  error: '/api/v1/error/error',
  debug: '/api/v1/error/debug',
  info: '/api/v1/error/info',
} as const;

export const sendErrorReport = (level: ErrorReportLevel, report: ErrorReport): Promise<unknown> =>
  http.post(errorReportUrls[level], report, v.unknown());

/**
 * Sends a report to the error service that an installation may have beside its API (000 §8.1, AMB-025). That service
 * has another origin, so it gets no token and no cookies.
 */
export async function sendToErrorService(url: string, key: string, report: ErrorReport): Promise<void> {
  await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Api-Key': key },
    body: JSON.stringify(report),
    credentials: 'omit',
    keepalive: true,
  });
}

/** The body that reports a client error to the back end (000 §3.3). */
export interface ErrorReport {
  applicationName: string;
  exceptionType: string;
  message: string;
  exceptionMessage: string;
  stackTrace: string;
}

export type ErrorReportLevel = 'error' | 'debug' | 'info';
