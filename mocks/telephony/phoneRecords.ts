/*
 * The records of the exchange. Moments are ms of the clock of the back end; records are replaced, never changed in
 * place.
 */

export const PhoneStatus = { Unavailable: 1, Available: 2, Offline: 3, Busy: 4, ACW: 5 } as const;
export type PhoneStatus = (typeof PhoneStatus)[keyof typeof PhoneStatus];

export const QueueStatus = { Unavailable: 1, Available: 2 } as const;
type QueueStatus = (typeof QueueStatus)[keyof typeof QueueStatus];

export const CallStatus = {
  Dialing: 1,
  Established: 2,
  Ringing: 3,
  LineClosed: 5,
  OnHold: 6,
  TryHold: 103,
  TryPickUp: 104,
  TryResume: 106,
} as const;
export type CallStatus = (typeof CallStatus)[keyof typeof CallStatus];

/** The name of a code in the sentences of the exchange. */
export const nameOf = (codes: Readonly<Record<string, number>>, code: number): string =>
  Object.entries(codes).find(([, value]) => value === code)?.[0] ?? String(code);

/** A caller in the queue. */
export interface WaitingCaller {
  id: string;
  number: string;
  since: number;
  /** The agents who did not answer, each with the moment from which they may be asked again. */
  declinedBy: Readonly<Record<string, number>>;
}

export interface CallRecord {
  connectionId: string;
  phoneCallRegistrationId: string;
  candidateRoleIds: string[];
  subjectRoleId: string | null;
  number: string;
  isInbound: boolean;
  status: CallStatus;
  /** The moment at which the call began; for a caller from the queue, the moment at which they began to wait. */
  since: number;
  answeredAt: number | null;
  endedAt: number | null;
  /** The caller who returns to the queue when the call is not answered. */
  caller: WaitingCaller | null;
}

export interface PhoneRecord {
  /** The user id. */
  id: string;
  status: PhoneStatus;
  /** The status to which the phone returns after calls and after-call work. */
  statusBefore: PhoneStatus;
  queueStatus: QueueStatus;
  phoneNumber: string | null;
  phoneNumberOptions: string[];
  phoneCapabilities: string[] | null;
  richState: string | null;
  calls: readonly CallRecord[];
  lastFinishedCall: CallRecord | null;
  /** The begin of after-call work. */
  afterCallWorkSince: number | null;
  isRegistered: boolean;
}

export const richStates = [
  { text: 'Beschikbaar', value: 'Available' },
  { text: 'Even weg', value: 'Away' },
  { text: 'In vergadering', value: 'Meeting' },
  { text: 'Niet storen', value: 'DoNotDisturb' },
  { text: 'Pauze', value: 'Break' },
] as const;

export const CAPABILITIES = ['Dial', 'Hold', 'Transfer', 'Forward', 'Queue', 'RichPresence'];

/** An answered call, active or on hold. */
export const isConversation = ({ answeredAt }: CallRecord): boolean => answeredAt !== null;
