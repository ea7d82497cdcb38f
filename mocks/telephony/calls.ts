import { db } from '../db/db';
import { isSameId } from '../tenancy/roles';
import { clock } from '../world/clock';
import { toRegistrationId } from './ids';
import { rememberCall } from './pastCalls';
import { pace } from './pace';
import { changePhone, callIn, inCalls, busy } from './phones';
import {
  CallStatus,
  isConversation,
  PhoneStatus,
  type CallRecord,
  type PhoneRecord,
  type WaitingCaller,
} from './phoneRecords';
import { rolesOfNumber } from './numbers';

interface NewCall {
  number: string;
  isInbound: boolean;
  status: CallStatus;
  subjectRoleId?: string | null;
  since?: number;
  phoneCallRegistrationId?: string;
  caller?: WaitingCaller | null;
}

let made = 0;

export const resetCalls = (): void => {
  made = 0;
};

/** Makes a call. If its number belongs to one role only, the call is about that role until another role is chosen. */
export function aCall({ number, isInbound, status, caller = null, ...known }: NewCall): CallRecord {
  made += 1;
  const candidateRoleIds = rolesOfNumber(number);
  const [only = null] = candidateRoleIds.length === 1 ? candidateRoleIds : [];
  return {
    connectionId: `verbinding-${made}`,
    phoneCallRegistrationId: known.phoneCallRegistrationId ?? toRegistrationId(made),
    candidateRoleIds,
    subjectRoleId: known.subjectRoleId ?? only,
    number,
    isInbound,
    status,
    since: known.since ?? clock.now(),
    answeredAt: null,
    endedAt: null,
    caller,
  };
}

/** The present state of the call; undefined when it is gone. */
export const callNow = (
  userId: string,
  { connectionId }: CallRecord,
): [PhoneRecord, CallRecord] | undefined => {
  const phone = db.phones.find(userId);
  const call = phone && callIn(phone, connectionId);
  return phone && call ? [phone, call] : undefined;
};

const isCall =
  ({ connectionId }: CallRecord) =>
  (other: CallRecord): boolean =>
    other.connectionId === connectionId;

/** Runs the second step of an action on a call, unless its status has changed meanwhile. */
export function afterStep(
  userId: string,
  begun: CallRecord,
  work: (phone: PhoneRecord, call: CallRecord) => void,
  ms = pace.stepMs,
): void {
  clock.later(ms, () => {
    const [phone, call] = callNow(userId, begun) ?? [];
    if (phone && call?.status === begun.status) work(phone, call);
  });
}

export const setCall = (phone: PhoneRecord, call: CallRecord, changes: Partial<CallRecord>): PhoneRecord =>
  changePhone(phone, { calls: inCalls(phone, isCall(call), changes) });

/** Makes this call the active one; the other calls are put on hold. */
export function establish(phone: PhoneRecord, call: CallRecord): void {
  const calls = phone.calls.map((other): CallRecord => {
    if (isCall(call)(other))
      return { ...other, status: CallStatus.Established, answeredAt: other.answeredAt ?? clock.now() };
    return other.status === CallStatus.Established ? { ...other, status: CallStatus.OnHold } : other;
  });
  changePhone(phone, { ...busy(phone), calls });
}

/** The changes to the phone after its last call has left. */
function after(phone: PhoneRecord, calls: readonly CallRecord[], last: CallRecord): Partial<PhoneRecord> {
  if (calls.length > 0 || phone.status !== PhoneStatus.Busy) return { calls };
  if (!isConversation(last)) return { calls, status: phone.statusBefore };
  return { calls, status: PhoneStatus.ACW, afterCallWorkSince: clock.now() };
}

/** The exchange ends after-call work automatically after a while. */
function endWorkLater({ id, afterCallWorkSince }: PhoneRecord): void {
  if (afterCallWorkSince === null) return;
  clock.later(pace.afterCallWorkMs, () => {
    const phone = db.phones.find(id);
    if (phone?.afterCallWorkSince === afterCallWorkSince) endAfterCallWork(phone);
  });
}

export const endAfterCallWork = (phone: PhoneRecord, changes: Partial<PhoneRecord> = {}): PhoneRecord =>
  changePhone(phone, { status: phone.statusBefore, afterCallWorkSince: null, ...changes });

const without = (phone: PhoneRecord, gone: readonly CallRecord[]): CallRecord[] =>
  phone.calls.filter((call) => !gone.some((one) => isCall(one)(call)));

/** Ends calls, for any reason. They are closed first, and removed a moment later. */
export function endCalls(phone: PhoneRecord, ended: readonly CallRecord[]): void {
  const isEnded = (call: CallRecord) => ended.some((one) => isCall(one)(call));
  changePhone(phone, {
    calls: inCalls(phone, isEnded, { status: CallStatus.LineClosed, endedAt: clock.now() }),
  });
  clock.later(pace.stepMs, () => {
    const now = db.phones.find(phone.id);
    const closed = now?.calls.filter(isEnded) ?? [];
    const last = closed.findLast(isConversation) ?? closed.at(-1);
    if (!now || !last) return;
    for (const call of closed) rememberCall(phone.id, call);
    endWorkLater(changePhone(now, { ...after(now, without(now, closed), last), lastFinishedCall: last }));
  });
}

/** Removes a ringing call that the caller gave up, or a colleague answered. */
export function dropCall(phone: PhoneRecord, call: CallRecord): void {
  rememberCall(phone.id, { ...call, endedAt: clock.now() });
  changePhone(phone, after(phone, without(phone, [call]), call));
}

/** Adds a ringing call; the phone's status is unchanged. */
export function ring(phone: PhoneRecord, call: CallRecord): CallRecord {
  changePhone(phone, { calls: [...phone.calls, call] });
  return call;
}

export const isOfId = (call: CallRecord, id: string): boolean =>
  call.connectionId === id || isSameId(call.phoneCallRegistrationId, id);
