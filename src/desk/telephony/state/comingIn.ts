import type { PhoneCall } from '@/domain/telephony/phone';
import { CallStatus } from '@/domain/telephony/phoneStatus';

/** Returns whether a call rings or is being answered; the panel at the foot shows it then, and the bar does not. */
export const isComingIn = ({ status }: Pick<PhoneCall, 'status'>): boolean =>
  status === CallStatus.Ringing || status === CallStatus.TryPickUp;
