/* What the exchange keeps. Moments are ms of the clock of the back end; records are replaced, never changed in place. */

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

/** How a code is called in the sentences of the exchange. */
export const nameOf = (codes: Readonly<Record<string, number>>, code: number): string =>
  Object.entries(codes).find(([, value]) => value === code)?.[0] ?? String(code);

/** Somebody in the queue, waiting since a moment. */
export interface WaitingCaller {
  id: string;
  number: string;
  since: number;
  /** Who did not answer, until when they are not asked again. */
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
  /** When it began: for a caller, when they began to wait. */
  since: number;
  answeredAt: number | null;
  endedAt: number | null;
  /** The caller who goes back to the queue when nobody answers. */
  caller: WaitingCaller | null;
}

export interface PhoneRecord {
  /** The user id. */
  id: string;
  status: PhoneStatus;
  /** Where it goes back to after calls and what follows them. */
  statusBefore: PhoneStatus;
  queueStatus: QueueStatus;
  phoneNumber: string | null;
  phoneNumberOptions: string[];
  phoneCapabilities: string[] | null;
  richState: string | null;
  calls: readonly CallRecord[];
  lastFinishedCall: CallRecord | null;
  /** Since when it is in after-call work. */
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

/** A conversation, going on or on hold. */
export const isConversation = ({ answeredAt }: CallRecord): boolean => answeredAt !== null;
