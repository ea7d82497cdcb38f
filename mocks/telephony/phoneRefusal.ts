import { CallStatus, nameOf, PhoneStatus, type CallRecord, type PhoneRecord } from './phoneRecords';

/** The exchange received the call of a method and refuses it. */
export class PhoneRefusal extends Error {}

export function refusePhone(sentence: string): never {
  throw new PhoneRefusal(sentence);
}

/** 'Bellen kan niet: de telefoon is ACW.' */
export const refuseInState = (action: string, { status }: PhoneRecord): never =>
  refusePhone(`${action} kan niet: de telefoon is ${nameOf(PhoneStatus, status)}.`);

/** 'Opnemen kan niet: de oproep is Established.' */
export const refuseForCall = (action: string, { status }: CallRecord): never =>
  refusePhone(`${action} kan niet: de oproep is ${nameOf(CallStatus, status)}.`);
