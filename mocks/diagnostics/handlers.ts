import { pageOf, refuse } from '../backend/answers';
import type { Handlers } from '../backend/backend';
import { anyOf, management } from '../backend/demands';
import { compareMoments } from '../db/compare';
import { db } from '../db/db';
import type { UndeliveredMessage } from '../wire/diagnostics';
import { putThrough } from './delivery';

const STATUSES = ['Failed', 'Retrying', 'Resolved'];

const nameOf = ({ status }: UndeliveredMessage): string =>
  typeof status === 'number' ? (STATUSES[status] ?? '') : (status ?? '');

function wantedStatus(params: URLSearchParams): string | null {
  const asked = params.get('status') ?? '';
  if (asked === '') return null;
  return STATUSES.includes(asked)
    ? asked
    : refuse(400, `Onbekende status '${asked}'. Verwacht: ${STATUSES.join(', ')}.`);
}

export const diagnosticsHandlers: Handlers = {
  'GET /api/v1/undeliveredmessage': management(({ query }) => {
    const status = wantedStatus(query);
    const scopeId = query.get('scopeId') || null;
    const found = db.undeliveredMessages
      .where((message) => status === null || nameOf(message) === status)
      .filter((message) => scopeId === null || message.scopeId === scopeId)
      .sort((a, b) => compareMoments(b.faultTime, a.faultTime));
    return pageOf(found, query);
  }),
  'GET /api/v1/undeliveredmessage/:id': anyOf(
    'serviceBusErrorRetry',
    'customerManagement',
    'shell',
    'viewTask',
    'editTask',
  )(({ param }) => db.undeliveredMessages.named(param('id'))),
  'PUT /api/v1/undeliveredmessage/:id/retry': anyOf('serviceBusErrorRetry')(({ param }) => {
    const message = db.undeliveredMessages.named(param('id'));
    if (nameOf(message) !== 'Failed')
      refuse(409, 'Alleen een mislukt bericht kan opnieuw worden aangeboden.');
    putThrough(message);
  }),
  'GET /api/v1/systemlog': management(({ query }) => {
    const scopeId = query.get('scopeId') || null;
    const found = db.logEntries
      .where((entry) => scopeId === null || entry.scopeId === scopeId)
      .sort((a, b) => compareMoments(b.time, a.time));
    return pageOf(found, query);
  }),
};
