import { selectMay, type WithSession } from '@/core/session/sessionSlice';
import { PhoneStatus } from '@/domain/telephony/phoneStatus';
import { isComingIn } from './comingIn';
import type { WithTelephony } from './telephonySlice';

/** Using the phone needs this permission (TEL-13). */
export const selectMayPhone = (state: WithSession): boolean => selectMay(state)('usePhone');

/**
 * Returns whether there is an answered or dialled call, or after-call work. It is read before the phone's code is
 * loaded.
 */
export const selectHasPhoneBar = ({ telephony }: WithTelephony): boolean => {
  const phone = telephony?.phone ?? null;
  return phone !== null && (!phone.calls.every(isComingIn) || phone.status === PhoneStatus.ACW);
};

/** Returns whether there are calls, or the user is logged in for them. */
export const selectMayRing = ({ telephony }: WithTelephony): boolean => {
  const phone = telephony?.phone ?? null;
  return phone !== null && (phone.status !== PhoneStatus.Offline || phone.calls.length > 0);
};
