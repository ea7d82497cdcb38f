import { db } from '../db/db';
import { endAfterCallWork } from './calls';
import { PhoneStatus, QueueStatus, richStates, type PhoneRecord } from './phoneRecords';
import { changePhone } from './phones';
import { refuseInState, refusePhone } from './phoneRefusal';
import { setPresence, tellMessage, tellStats } from './tell';
import { backToQueue } from './waitingQueue';

/* Actions on a phone as a whole. */

const { Available, Unavailable, Offline, ACW } = PhoneStatus;

export function login(phone: PhoneRecord, wanted = phone.phoneNumberOptions[0]): void {
  if (phone.status !== Offline) refuseInState('Aanmelden', phone);
  if ((phone.phoneCapabilities ?? []).length === 0)
    refusePhone('Ongeldige gebruiker: er is geen toestel voor deze gebruiker.');
  if (wanted === undefined || !phone.phoneNumberOptions.includes(wanted))
    refusePhone(`Nummer '${wanted ?? ''}' hoort niet bij deze gebruiker.`);
  changePhone(phone, {
    status: Unavailable,
    statusBefore: Unavailable,
    queueStatus: QueueStatus.Unavailable,
    phoneNumber: wanted,
    richState: richStates[0].value,
    isRegistered: true,
  });
  tellStats();
}

/** Puts a phone offline. The registry pushes the phone once more, and then no longer contains it. */
export function putOffline(phone: PhoneRecord): void {
  const { id } = changePhone(phone, {
    status: Offline,
    statusBefore: Unavailable,
    queueStatus: QueueStatus.Unavailable,
    phoneNumber: null,
    richState: null,
    calls: [],
    afterCallWorkSince: null,
  });
  db.phones.change(id, { isRegistered: false });
  for (const call of phone.calls) if (call.answeredAt === null) backToQueue(call, id);
}

export function logout(phone: PhoneRecord): void {
  if (phone.status === Offline) refuseInState('Afmelden', phone);
  if (phone.calls.length > 0) refusePhone('Afmelden kan niet tijdens een gesprek.');
  putOffline(phone);
}

export function logoutOthers(by: string, userIds: readonly string[]): void {
  const phones = userIds.map((id) => db.phones.find(id) ?? refusePhone(`Onbekende gebruiker '${id}'.`));
  const name = db.colleagues.find(by)?.name ?? 'een collega';
  for (const phone of phones) {
    putOffline(phone);
    if (phone.id !== by) tellMessage(phone.id, 'warning', `U bent door ${name} afgemeld bij telefonie.`);
  }
}

export function ready(phone: PhoneRecord): void {
  if (phone.status !== Unavailable) refuseInState('Beschikbaar worden', phone);
  changePhone(phone, { status: Available });
}

export function notReady(phone: PhoneRecord): void {
  if (phone.status !== Available) refuseInState('Niet beschikbaar worden', phone);
  changePhone(phone, { status: Unavailable });
}

export function enterQueue(phone: PhoneRecord): void {
  if (phone.status === Offline || phone.queueStatus === QueueStatus.Available)
    refusePhone('De wachtrij kan niet betreden worden.');
  changePhone(phone, { queueStatus: QueueStatus.Available });
}

export function leaveQueue(phone: PhoneRecord): void {
  if (phone.status === Offline || phone.queueStatus === QueueStatus.Unavailable)
    refusePhone('De wachtrij kan niet verlaten worden.');
  changePhone(phone, { queueStatus: QueueStatus.Unavailable });
}

/** The presence for each rich state. */
const presences: Readonly<Record<string, number>> = {
  Available: 1,
  Away: 5,
  Meeting: 3,
  DoNotDisturb: 8,
  Break: 2,
};

export function setRichState(phone: PhoneRecord, value: string): void {
  if (phone.status === Offline) refuseInState('De stand wijzigen', phone);
  const presence = presences[value];
  if (presence === undefined) refusePhone(`Onbekende stand '${value}'.`);
  changePhone(phone, { richState: value });
  setPresence(phone.id, presence);
}

export function endWork(phone: PhoneRecord, changes: Partial<PhoneRecord> = {}): void {
  if (phone.status !== ACW) refuseInState('Het nawerk beëindigen', phone);
  endAfterCallWork(phone, changes);
}
