import { isComingIn } from '../state/comingIn';
import type { WithTelephony } from '../state/telephonySlice';

/** Returns whether a call comes in. In a file of its own, because it is read before the phone's code is loaded. */
export const selectIsIncoming = ({ telephony }: WithTelephony): boolean =>
  telephony?.isIncomingCleared === false && (telephony.phone?.calls ?? []).some(isComingIn);
