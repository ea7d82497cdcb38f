import { createSelector } from '@reduxjs/toolkit';
import type { PhoneCall } from '@/domain/telephony/phone';
import { CallStatus } from '@/domain/telephony/phoneStatus';
import { formatPhone } from '@/lib/phone';
import { selectShownCalls } from '../state/telephonySelectors';
import { isComingIn } from '../state/comingIn';
import { incomingTexts as texts } from './incomingTexts';

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
