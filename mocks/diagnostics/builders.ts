import { ago, nextId } from '../db/builders';
import type { LogEntry, UndeliveredMessage } from '../wire/diagnostics';
import { HOUR } from '../world/clock';

export const anUndeliveredMessage = (changes: Partial<UndeliveredMessage> = {}): UndeliveredMessage => ({
  id: nextId(),
  status: 'Failed',
  message: {
    queueName: 'dynamics.relaties',
    body: '{"type":"PersoonGewijzigd","id":0}',
    metaData: { application: 'Koppeling.Dynamics', consumer: 'RelatieConsumer', retries: 0 },
  },
  faultTime: ago(HOUR),
  exception: 'System.TimeoutException: The operation has timed out.',
  resolvedTime: null,
  scopeId: 'scope-7f31',
  ...changes,
});

export const aLogEntry = (changes: Partial<LogEntry> = {}): LogEntry => ({
  id: nextId(),
  scopeId: 'scope-7f31',
  time: ago(HOUR),
  level: 'Info',
  application: 'Koppeling.Dynamics',
  logger: 'Corporatie.Verwerking',
  message: 'Bericht ontvangen',
  exception: null,
  userId: null,
  ...changes,
});
