import * as v from 'valibot';
import type { ErrorReport, ErrorReportLevel } from '@/domain/errorReport';
import { http } from './http';

export const errorReportUrls = {
  error: '/api/v1/error/error',
  debug: '/api/v1/error/debug',
  info: '/api/v1/error/info',
} as const;

export const sendErrorReport = (level: ErrorReportLevel, report: ErrorReport): Promise<unknown> =>
  http.post(errorReportUrls[level], report, v.unknown());

/** The service that an installation may have beside its API (000 §8.1, AMB-025): another origin, so no token and no cookies. */
export async function sendToErrorService(url: string, key: string, report: ErrorReport): Promise<void> {
  await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Api-Key': key },
    body: JSON.stringify(report),
    credentials: 'omit',
    keepalive: true,
  });
}
