import type { PhoneCall } from '@/domain/telephony/phone';
import { CallStatus } from '@/domain/telephony/phoneStatus';

/** It waits to be answered, or is being answered: then the panel at the foot of the page shows it, and the bar does not. */
export const isComingIn = ({ status }: Pick<PhoneCall, 'status'>): boolean =>
  status === CallStatus.Ringing || status === CallStatus.TryPickUp;
