import type { Moment, Spelled } from './shared';

/** The current or last call of a phone. Times are seconds at the moment of the push. */
export interface PhoneCall {
  connectionId: string;
  phoneCallRegistrationId: string;
  candidateRoleIds: string[];
  subjectRoleId: string | null;
  number: string;
  status: Spelled;
  waitingTime: number;
  duration: number;
}

/** The whole phone, as `update` pushes it. */
export interface Phone {
  userId: string;
  queueStatus: Spelled;
  phoneNumber: string | null;
  status: Spelled;
  calls: PhoneCall[];
  lastFinishedCall: PhoneCall | null;
  phoneCapabilities: string[] | null;
  password: string | null;
  phoneNumberOptions: string[];
  phoneRichPresenceState: { value: string | null; options: { text: string; value: string }[] };
  afterCallWorkTime: number | null;
}

/** A phone in the registry. */
export type RegisteredPhone = Omit<Phone, 'password'> & { name: string | null };

export interface QueueStats {
  queueLength: number;
  queueLengthKpiState: string | null;
  queueTime: number;
  queueTimeRequiresAttentionCap: number | null;
  queueTimeCriticalCap: number | null;
}

export interface PastCall {
  id: string;
  roleId: string | null;
  direction: string | null;
  startTime: Moment | null;
  userId: string | null;
  endTime: Moment | null;
  duration: number | null;
  phoneNumber: string | null;
}

/** The totals of a phone for one day. */
export interface PhoneDay {
  date: string;
  inbound: number;
  outbound: number;
  statuses: { status: string; seconds: number }[];
}

export interface QuickDial {
  id: string;
  name: string;
  phoneNumber: string | null;
  isActive: boolean;
}

export interface QuickLink {
  id: string;
  name: string;
  title: string;
  url: string | null;
  isActive: boolean;
}
