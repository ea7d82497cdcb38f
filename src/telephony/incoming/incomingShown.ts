import { isComingIn } from '../state/comingIn';
import type { WithTelephony } from '../state/telephonySlice';

/** A call comes in. Apart from the other selectors, since it is read before there is a phone. */
export const selectIsIncoming = ({ telephony }: WithTelephony): boolean =>
  telephony?.isIncomingCleared === false && (telephony.phone?.calls ?? []).some(isComingIn);
