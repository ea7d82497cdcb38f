import * as v from 'valibot';
import type { ErrorReport, ErrorReportLevel } from '@/domain/errorReport';
import { http } from './http';

export const errorReportUrls = {
  error: '/api/v1/error/error',
  debug: '/api/v1/error/debug',
  info: '/api/v1/error/info',
} as const;

export const sendErrorReport = (level: ErrorReportLevel, report: ErrorReport) =>
  http.post(errorReportUrls[level], report, v.unknown());
