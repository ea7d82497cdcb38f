import type { BarColour } from '@/core/area';
import { selectMay, type WithSession } from '@/core/session/sessionSlice';
import { CallStatus, PhoneStatus } from '@/domain/telephony/phoneStatus';
import { isComingIn } from './comingIn';
import type { WithTelephony } from './telephonySlice';

/** TEL-13. */
export const selectMayPhone = (state: WithSession): boolean => selectMay(state)('usePhone');

/** There is a call that was answered, or work after one. Apart from the other selectors, since it is read before there is a phone. */
export const selectHasPhoneBar = ({ telephony }: WithTelephony): boolean => {
  const phone = telephony?.phone ?? null;
  return phone !== null && (!phone.calls.every(isComingIn) || phone.status === PhoneStatus.ACW);
};

const { Ringing, LineClosed, OnHold } = CallStatus;

/** The first that holds counts (TEL-23..25, AMB-185); null while nothing goes on. A call that rings does not go on yet. */
export function selectPhoneColour({ telephony }: WithTelephony): BarColour | null {
  const phone = telephony?.phone ?? null;
  if (phone?.status === PhoneStatus.ACW) return 'red';
  const goingOn = (phone?.calls ?? []).filter(({ status }) => status !== Ringing && status !== LineClosed);
  if (goingOn.length === 0) return null;
  return goingOn.every(({ status }) => status === OnHold) ? 'orange' : 'green';
}
