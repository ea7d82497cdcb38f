import { db } from '../db/db';
import { clock } from '../world/clock';
import { world } from '../world/worldState';
import { aCall, afterStep, dropCall, ring } from './calls';
import { pace } from './pace';
import {
  CallStatus,
  PhoneStatus,
  QueueStatus,
  type CallRecord,
  type PhoneRecord,
  type WaitingCaller,
} from './phoneRecords';
import { phoneWatch } from './phones';
import { tellStats } from './tell';

/** A free agent is offered the next caller. */
export const isFree = ({ status, queueStatus, calls }: PhoneRecord): boolean =>
  status === PhoneStatus.Available && queueStatus === QueueStatus.Available && calls.length === 0;

const mayAsk =
  ({ declinedBy }: WaitingCaller) =>
  ({ id }: PhoneRecord): boolean =>
    (declinedBy[id] ?? 0) <= clock.now();

/** Offers the longest waiting caller to a free agent in the queue. */
function offer(): void {
  const waiting = db.waitingCallers.all().sort((a, b) => a.since - b.since);
  for (const caller of waiting) {
    const phone = db.phones.where(isFree).find(mayAsk(caller));
    if (!phone) continue;
    db.waitingCallers.remove(caller.id);
    const { number, since } = caller;
    const call = ring(phone, aCall({ number, since, caller, isInbound: true, status: CallStatus.Ringing }));
    const nobodyAnswers = (now: PhoneRecord, ringing: CallRecord) => {
      dropCall(now, ringing);
      backToQueue(ringing, now.id);
    };
    afterStep(phone.id, call, nobodyAnswers, pace.ringMs);
    tellStats();
  }
}

const offerSoon = (): void => clock.later(pace.stepMs, offer);

/** Adds a waiting caller. */
export function enqueue(number: string, since = clock.now()): WaitingCaller {
  const caller = db.waitingCallers.add({ id: world.random.guid(), number, since, declinedBy: {} });
  tellStats();
  offerSoon();
  return caller;
}

/**
 * Returns the caller of a declined or unanswered call to the queue, which then offers the caller to other agents first.
 */
export function backToQueue({ caller }: CallRecord, userId: string): void {
  if (!caller) return;
  const declinedBy = { ...caller.declinedBy, [userId]: clock.now() + pace.restMs };
  db.waitingCallers.add({ ...caller, declinedBy });
  tellStats();
  offerSoon();
  clock.later(pace.restMs, offer);
}

/** Removes a waiting caller who gives up. */
export function leaveWaiting({ id }: WaitingCaller): void {
  db.waitingCallers.remove(id);
  tellStats();
}

/** Makes the queue offer a caller whenever a phone becomes free. */
export function watchPhones(): void {
  phoneWatch.changed = (phone) => {
    if (isFree(phone) && db.waitingCallers.size > 0) offerSoon();
  };
}
