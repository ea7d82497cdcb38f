/** What a client error tells the back end (000 §3.3). */
export interface ErrorReport {
  applicationName: string;
  exceptionType: string;
  message: string;
  exceptionMessage: string;
  stackTrace: string;
}

export type ErrorReportLevel = 'error' | 'debug' | 'info';
