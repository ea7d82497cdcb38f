import { db } from '../db/db';
import type { ColleagueRecord } from '../db/records';
import { isSameId } from '../tenancy/roles';
import { aCall, endCalls, ring } from './calls';
import { isGuid } from './ids';
import { colleagueOfNumber, isDialled } from './numbers';
import { CallStatus, nameOf, PhoneStatus, type CallRecord, type PhoneRecord } from './phoneRecords';
import { refuseForCall, refusePhone } from './phoneRefusal';

/** Finds a colleague by the id of user, person or employee role, or by number. */
function colleagueMeant(target: string, self: string): ColleagueRecord | undefined {
  const isTheirs = ({ id, personId, roleId }: ColleagueRecord) =>
    [id, personId, roleId].some((one) => isSameId(one, target));
  return db.colleagues.firstWhere(isTheirs) ?? colleagueOfNumber(target, self);
}

/**
 * Makes the phone of the colleague ring. The call there is a connection of its own, but in the call registration it is
 * the same call.
 */
function ringAt(colleague: ColleagueRecord, call: CallRecord): void {
  const phone = db.phones.find(colleague.id);
  const status = phone?.status ?? PhoneStatus.Offline;
  if (!phone || status !== PhoneStatus.Available)
    refusePhone(`Overgaan kan niet: de telefoon is ${nameOf(PhoneStatus, status)}.`);
  const { number, since, subjectRoleId, candidateRoleIds, phoneCallRegistrationId } = call;
  const ringing = aCall({
    number,
    since,
    subjectRoleId,
    phoneCallRegistrationId,
    isInbound: true,
    status: CallStatus.Ringing,
  });
  ring(phone, { ...ringing, candidateRoleIds, subjectRoleId });
}

/** Connects the active call with the one on hold; both leave the phone. */
function join(phone: PhoneRecord, call: CallRecord): void {
  const other = phone.calls.find(({ status }) => status === CallStatus.OnHold);
  if (!other || call.status !== CallStatus.Established)
    refusePhone('Doorverbinden kan niet: er is niemand om naar door te verbinden.');
  endCalls(phone, [other, call]);
}

/** Passes a call on without consultation, and without a report of the result. */
export function passOn(phone: PhoneRecord, call: CallRecord, target?: string): void {
  if (call.status !== CallStatus.Established && call.status !== CallStatus.Ringing)
    refuseForCall('Doorverbinden', call);
  if (target === undefined || target === '') {
    join(phone, call);
    return;
  }
  const colleague = colleagueMeant(target, phone.id);
  if (colleague?.id === phone.id) refusePhone('Doorverbinden naar uzelf kan niet.');
  if (colleague) ringAt(colleague, call);
  else if (isGuid(target) || !isDialled(target)) refusePhone('Hiernaar kan niet doorverbonden worden.');
  endCalls(phone, [call]);
}
