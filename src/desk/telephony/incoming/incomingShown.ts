import { isComingIn } from '../state/comingIn';
import type { WithTelephony } from '../state/telephonySlice';

/** Returns true while a call comes in. This file is separate, because it is read before the phone's code is loaded. */
export const selectIsIncoming = ({ telephony }: WithTelephony): boolean =>
  telephony?.isIncomingCleared === false && (telephony.phone?.calls ?? []).some(isComingIn);
