import { textOf } from '../backend/body';
import type { ErrorReportLevel } from '@/api/session/errorReports';
import { refuse } from '../backend/answers';
import type { Handler, Handlers } from '../backend/backend';
import { session } from '../backend/demands';
import { nextId } from '../db/builders';
import { db } from '../db/db';

const keep =
  (level: ErrorReportLevel): Handler =>
  async (call) => {
    const body = await call.body();
    if (textOf(body['message']) === '' && textOf(body['exceptionMessage']) === '')
      refuse(422, "'message' is verplicht.");
    db.errorReports.add({
      id: nextId(),
      level,
      applicationName: textOf(body['applicationName']),
      exceptionType: textOf(body['exceptionType']),
      message: textOf(body['message']),
      exceptionMessage: textOf(body['exceptionMessage']),
      stackTrace: textOf(body['stackTrace']),
    });
  };

export const errorReportHandlers: Handlers = {
  'POST /api/v1/error/error': session(keep('error')),
  'POST /api/v1/error/debug': session(keep('debug')),
  'POST /api/v1/error/info': session(keep('info')),
};
