import { selectMay, type WithSession } from '@/core/session/sessionSlice';
import { PhoneStatus } from '@/domain/telephony/phoneStatus';
import { isComingIn } from './comingIn';
import type { WithTelephony } from './telephonySlice';

/** TEL-13. */
export const selectMayPhone = (state: WithSession): boolean => selectMay(state)('usePhone');

/** There is a call that was answered, or work after one. Apart from the other selectors, since it is read before there is a phone. */
export const selectHasPhoneBar = ({ telephony }: WithTelephony): boolean => {
  const phone = telephony?.phone ?? null;
  return phone !== null && (!phone.calls.every(isComingIn) || phone.status === PhoneStatus.ACW);
};
