import type { PhoneCall } from '@/domain/telephony/phone';
import { CallStatus } from '@/domain/telephony/phoneStatus';

/** Returns true if a call rings or is being answered. The panel at the foot shows such a call, and the bar does not. */
export const isComingIn = ({ status }: Pick<PhoneCall, 'status'>): boolean =>
  status === CallStatus.Ringing || status === CallStatus.TryPickUp;
