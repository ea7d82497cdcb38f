import { db } from '../db/db';
import type { UndeliveredMessage } from '../wire/diagnostics';
import { clock } from '../world/clock';
import { aLogEntry } from './builders';

/** The reaction of an integration to a message that is sent again: it accepts, refuses, or never answers. */
export type Coupling = 'whole' | 'broken' | 'silent';

const DELIVERY_MS = 1_500;

const couplings = new Map<string, Coupling>();

export const deliveries = {
  ms: DELIVERY_MS,
  set: (application: string, coupling: Coupling): void => void couplings.set(application, coupling),
  reset: (): void => {
    couplings.clear();
    deliveries.ms = DELIVERY_MS;
  },
};

const applicationOf = ({ message }: UndeliveredMessage): string => message?.metaData?.application ?? '';

function log(message: UndeliveredMessage, level: string, text: string, exception: string | null): void {
  const { scopeId } = message;
  const application = applicationOf(message) || null;
  db.logEntries.add(aLogEntry({ scopeId, time: clock.iso(), level, application, message: text, exception }));
}

const REFUSED = 'System.TimeoutException: The operation has timed out.';

function end(id: string): void {
  const message = db.undeliveredMessages.find(id);
  if (!message) return;
  const coupling = couplings.get(applicationOf(message)) ?? 'whole';
  if (coupling === 'silent') return;
  if (coupling === 'whole') {
    db.undeliveredMessages.change(id, { status: 'Resolved', resolvedTime: clock.iso() });
    log(message, 'Info', 'Bericht alsnog afgeleverd', null);
    return;
  }
  const exception = message.exception ?? REFUSED;
  db.undeliveredMessages.change(id, { status: 'Failed', faultTime: clock.iso(), exception });
  log(message, 'Error', 'Bericht opnieuw niet afgeleverd', exception);
}

/** Sends a message again; the result is known after a while. */
export function putThrough({ id, message }: UndeliveredMessage): void {
  const metaData = message?.metaData && { ...message.metaData, retries: (message.metaData.retries ?? 0) + 1 };
  db.undeliveredMessages.change(id, {
    status: 'Retrying',
    message: message && { ...message, metaData: metaData ?? null },
  });
  clock.later(deliveries.ms, () => end(id));
}
