import { createSelector } from '@reduxjs/toolkit';
import type { PhoneCall } from '@/domain/telephony/phone';
import { CallStatus, PhoneStatus } from '@/domain/telephony/phoneStatus';
import { formatPhone } from '@/lib/phone';
import { selectPhone, selectShownCalls } from '../state/telephonySelectors';
import type { WithTelephony } from '../state/telephonySlice';
import { isComingIn } from '../state/comingIn';
import { incomingTexts as texts } from './incomingTexts';

/** Whether there are calls, or somebody is logged in for them. */
export const selectMayRing = (state: WithTelephony): boolean => {
  const phone = selectPhone(state);
  return phone !== null && (phone.status !== PhoneStatus.Offline || phone.calls.length > 0);
};

/** Those that wait to be answered. */
export const selectRingingCalls = createSelector([selectShownCalls], (calls): readonly PhoneCall[] =>
  calls.filter(({ status }) => status === CallStatus.Ringing),
);

/** Those and the one that is being answered: it stays where it is until it goes on. */
export const selectIncomingCalls = createSelector([selectShownCalls], (calls): readonly PhoneCall[] =>
  calls.filter(isComingIn),
);

export const numberWords = ({ number }: Pick<PhoneCall, 'number'>): string =>
  number === null ? texts.withheld : formatPhone(number);

export const ringsWords = (call: Pick<PhoneCall, 'number'>): string => texts.rings(numberWords(call));
