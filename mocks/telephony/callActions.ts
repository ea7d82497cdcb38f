import { db } from '../db/db';
import { findHolder } from '../tenancy/roles';
import { aCall, afterStep, endCalls, establish, isOfId, setCall } from './calls';
import { isDialled } from './numbers';
import { pace } from './pace';
import { CallStatus, PhoneStatus, type CallRecord, type PhoneRecord } from './phoneRecords';
import { busy, changePhone, inCalls } from './phones';
import { refuseForCall, refuseInState, refusePhone } from './phoneRefusal';
import { tellMessage, tellRoles } from './tell';
import { backToQueue } from './waitingQueue';

/* Actions on the calls of a phone. */

const { Established, OnHold, Ringing, LineClosed, Dialing, TryHold, TryPickUp, TryResume } = CallStatus;

/** Numbers that do not answer, set by a test or by chance. */
export const nobodyAnswers = new Set<string>();

export const checkRole = (roleId: string): string =>
  findHolder(roleId)?.roleId ?? refusePhone('De rol bestaat niet.');

export function dial(phone: PhoneRecord, number: string, roleId?: string): void {
  if (phone.status === PhoneStatus.Offline || phone.status === PhoneStatus.ACW)
    refuseInState('Bellen', phone);
  if (!phone.calls.every(({ status }) => status === Established || status === OnHold))
    refusePhone('Er is al een oproep gaande.');
  if (!isDialled(number)) refusePhone('Dit nummer kan niet gebeld worden.');
  const subjectRoleId = roleId === undefined ? null : checkRole(roleId);
  const call = aCall({ number, subjectRoleId, isInbound: false, status: Dialing });
  const calls = inCalls(phone, ({ status }) => status === Established, { status: OnHold });
  changePhone(phone, { ...busy(phone), calls: [...calls, call] });
  afterStep(phone.id, call, nobodyAnswers.delete(number) ? giveUp : establish, pace.answerMs);
}

function giveUp(phone: PhoneRecord, call: CallRecord): void {
  tellMessage(phone.id, 'info', `${call.number} neemt niet op.`);
  endCalls(phone, [call]);
}

/** An action in two steps: its status while it is tried, and its effect afterwards. */
const inTwoSteps =
  (action: string, from: CallStatus, trying: CallStatus, done: typeof establish) =>
  (phone: PhoneRecord, call: CallRecord): void => {
    if (call.status !== from) refuseForCall(action, call);
    const changes = trying === TryPickUp ? busy(phone) : {};
    const isMeant = ({ connectionId }: CallRecord) => connectionId === call.connectionId;
    changePhone(phone, { ...changes, calls: inCalls(phone, isMeant, { status: trying }) });
    afterStep(phone.id, { ...call, status: trying }, done);
  };

export const pickup = inTwoSteps('Opnemen', Ringing, TryPickUp, establish);
export const resumeCall = inTwoSteps('Hervatten', OnHold, TryResume, establish);
export const holdCall = inTwoSteps('In de wacht zetten', Established, TryHold, (phone, call) =>
  setCall(phone, call, { status: OnHold }),
);

/** Hangs up, or declines a ringing call, which returns its caller to the queue. */
export function releaseCall(phone: PhoneRecord, call: CallRecord): void {
  if (call.status === LineClosed) refuseForCall('Ophangen', call);
  endCalls(phone, [call]);
  if (call.status === Ringing) backToQueue(call, phone.id);
}

/** Sets the role of a call in progress or of the last one. */
export function setRole(phone: PhoneRecord, call: CallRecord, subjectRoleId: string | null): void {
  const isMeant = ({ phoneCallRegistrationId }: CallRecord) =>
    phoneCallRegistrationId === call.phoneCallRegistrationId;
  const last = phone.lastFinishedCall;
  db.phones.change(phone, {
    calls: inCalls(phone, isMeant, { subjectRoleId }),
    lastFinishedCall: last && isMeant(last) ? { ...last, subjectRoleId } : last,
  });
  tellRoles(phone.id, { ...call, subjectRoleId });
}

/** The call with this id, otherwise the only one that fits. */
export function callMeant(
  phone: PhoneRecord,
  id: string | undefined,
  fits: (call: CallRecord) => boolean,
): CallRecord {
  if (id !== undefined)
    return phone.calls.find((call) => isOfId(call, id)) ?? refusePhone('Deze oproep is er niet (meer).');
  const fitting = phone.calls.filter(fits);
  const [first, second] = fitting.length > 0 ? fitting : phone.calls;
  return first && !second ? first : refusePhone('Er is geen oproep.');
}
