import { db } from '../db/db';
import { PhoneStatus, type CallRecord, type PhoneRecord } from './phoneRecords';
import { setPresence, tellPhone } from './tell';

/** The presence for each phone status. */
const presenceOf: Readonly<Record<PhoneStatus, number>> = {
  [PhoneStatus.Unavailable]: 2,
  [PhoneStatus.Available]: 1,
  [PhoneStatus.Offline]: 4,
  [PhoneStatus.Busy]: 3,
  [PhoneStatus.ACW]: 7,
};

type Listener = (phone: PhoneRecord) => void;

/** Called when a phone has changed, so that the queue looks for a free agent. */
export const phoneWatch: { changed: Listener } = { changed: () => undefined };

/** Changes a phone and pushes it. */
export function changePhone(phone: PhoneRecord, changes: Partial<PhoneRecord>): PhoneRecord {
  const changed = db.phones.change(phone, changes);
  if (changed.status !== phone.status) setPresence(phone.id, presenceOf[changed.status]);
  tellPhone(changed);
  phoneWatch.changed(changed);
  return changed;
}

export const callIn = (phone: PhoneRecord, connectionId: string): CallRecord | undefined =>
  phone.calls.find((call) => call.connectionId === connectionId);

/** The changes to some calls of a phone. */
export const inCalls = (
  { calls }: PhoneRecord,
  isMeant: (call: CallRecord) => boolean,
  changes: Partial<CallRecord>,
): CallRecord[] => calls.map((call) => (isMeant(call) ? { ...call, ...changes } : call));

/** The phone is busy from dialling or answering on; it keeps the status to return to. */
export const busy = (phone: PhoneRecord): Partial<PhoneRecord> =>
  phone.status === PhoneStatus.Busy ? {} : { status: PhoneStatus.Busy, statusBefore: phone.status };
