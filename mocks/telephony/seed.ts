import { db } from '../db/db';
import type { ColleagueRecord } from '../db/records';
import { users } from '../session/users';
import { clock, MINUTE } from '../world/clock';
import { aCall } from './calls';
import { CallStatus, CAPABILITIES, PhoneStatus, QueueStatus, type PhoneRecord } from './phoneRecords';

const FIRST_EXTENSION = 101;
const OFFLINE_PRESENCE = 4;

export const aPhone = (changes: Partial<PhoneRecord> & Pick<PhoneRecord, 'id'>): PhoneRecord => ({
  status: PhoneStatus.Offline,
  statusBefore: PhoneStatus.Unavailable,
  queueStatus: QueueStatus.Unavailable,
  phoneNumber: null,
  phoneNumberOptions: ['101'],
  phoneCapabilities: CAPABILITIES,
  richState: null,
  calls: [],
  lastFinishedCall: null,
  afterCallWorkSince: null,
  isRegistered: false,
  ...changes,
});

const { Unavailable, Available, Busy, ACW } = PhoneStatus;

/** For each presence, the phone of a colleague who has it. */
const byPresence: Readonly<Record<number, Partial<PhoneRecord> | undefined>> = {
  1: { status: Available, richState: 'Available' },
  2: { status: Unavailable, richState: 'Available' },
  3: { status: Busy, statusBefore: Available, richState: 'Available' },
  5: { status: Available, richState: 'Away' },
  7: { status: ACW, statusBefore: Available, richState: 'Available' },
  8: { status: Available, richState: 'DoNotDisturb' },
};

/** A conversation for a colleague who is on the phone. */
function aConversation() {
  const since = clock.now() - MINUTE;
  const number = db.people.all()[0]?.contactDetails?.phoneNumbers?.[0]?.number ?? '0612345678';
  const call = aCall({ number, since, isInbound: true, status: CallStatus.Established });
  return { ...call, answeredAt: since };
}

function phoneOf({ id, status, phoneNumber }: ColleagueRecord, options: string[]): PhoneRecord {
  const state = byPresence[status];
  if (!state) return aPhone({ id, phoneNumberOptions: options });
  return aPhone({
    id,
    phoneNumberOptions: options,
    phoneNumber: phoneNumber ?? options[0] ?? null,
    isRegistered: true,
    calls: state.status === Busy ? [aConversation()] : [],
    afterCallWorkSince: state.status === ACW ? clock.now() : null,
    ...state,
  });
}

/** Users who may phone begin logged out; the phones of colleagues match their presence. */
export function seedPhones(): void {
  db.colleagues.all().forEach((colleague, index) => {
    const extension = String(FIRST_EXTENSION + index);
    const user = Object.values(users).find(({ id }) => id === colleague.id);
    if (user && !user.permissions.includes('usePhone')) return;
    if (user) {
      db.colleagues.change(colleague, { status: OFFLINE_PRESENCE });
      db.phones.add(aPhone({ id: user.id, phoneNumberOptions: [`0503184${extension}`, extension] }));
    } else db.phones.add(phoneOf(colleague, [colleague.phoneNumber ?? extension, extension]));
  });
}
