import { ago } from '../db/builders';
import { db } from '../db/db';
import { fixedId } from '../db/fixedIds';
import type { UndeliveredMessage } from '../wire/diagnostics';
import { HOUR, MINUTE } from '../world/clock';
import { aLogEntry } from './builders';

const strange = (): Partial<UndeliveredMessage>[] => [
  { status: 2, resolvedTime: ago(90 * MINUTE) },
  { status: 0 },
  { status: 'Parked' },
  { message: null, exception: null, scopeId: null, faultTime: null },
  { message: { queueName: null, body: '<Bericht><Id>7</Id></Bericht>', metaData: null } },
  { status: 'Resolved', resolvedTime: ago(20 * HOUR) },
];

/** Replaces the fourth message and those after it, and adds an empty entry to the log. */
export function seedStrangeDiagnostics(): void {
  strange().forEach((changes, index) => {
    const present = db.undeliveredMessages.find(fixedId('dd', index + 4));
    if (present) db.undeliveredMessages.change(present, { status: 'Failed', resolvedTime: null, ...changes });
  });
  db.logEntries.add(
    aLogEntry({
      id: fixedId('fe', 1),
      level: 'Trace',
      message: null,
      logger: null,
      application: null,
      time: null,
    }),
  );
}
