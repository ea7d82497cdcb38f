import type { BarColour } from '@/core/barColour';
import { CallStatus, PhoneStatus } from '@/domain/telephony/phoneStatus';
import type { WithTelephony } from './telephonySlice';

const { Ringing, LineClosed, OnHold } = CallStatus;

/**
 * Returns the colour of the bar, by the first rule that applies (TEL-23..25, AMB-185). Returns null without an ongoing
 * call; a ringing call is not ongoing yet.
 */
export function selectPhoneColour({ telephony }: WithTelephony): BarColour | null {
  const phone = telephony?.phone ?? null;
  if (phone?.status === PhoneStatus.ACW) return 'red';
  const goingOn = (phone?.calls ?? []).filter(({ status }) => status !== Ringing && status !== LineClosed);
  if (goingOn.length === 0) return null;
  return goingOn.every(({ status }) => status === OnHold) ? 'orange' : 'green';
}
