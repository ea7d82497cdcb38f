import { createSelector } from '@reduxjs/toolkit';
import type { PhoneCall } from '@/domain/telephony/phone';
import { CallStatus, PhoneStatus } from '@/domain/telephony/phoneStatus';
import { formatPhone } from '@/lib/phone';
import { selectPhone, selectShownCalls } from '../state/telephonySelectors';
import type { WithTelephony } from '../state/telephonySlice';
import { isComingIn } from '../state/comingIn';
import { incomingTexts as texts } from './incomingTexts';

/** Returns whether there are calls, or the user is logged in for them. */
export const selectMayRing = (state: WithTelephony): boolean => {
  const phone = selectPhone(state);
  return phone !== null && (phone.status !== PhoneStatus.Offline || phone.calls.length > 0);
};

export const selectRingingCalls = createSelector([selectShownCalls], (calls): readonly PhoneCall[] =>
  calls.filter(({ status }) => status === CallStatus.Ringing),
);

/** Returns the ringing calls and the one being answered, which stays in the panel until it is established. */
export const selectIncomingCalls = createSelector([selectShownCalls], (calls): readonly PhoneCall[] =>
  calls.filter(isComingIn),
);

export const numberWords = ({ number }: Pick<PhoneCall, 'number'>): string =>
  number === null ? texts.withheld : formatPhone(number);

export const ringsWords = (call: Pick<PhoneCall, 'number'>): string => texts.rings(numberWords(call));
