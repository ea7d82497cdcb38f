import { createSelector } from '@reduxjs/toolkit';
import type { PhoneCall } from '@/domain/telephony/phone';
import { CallStatus } from '@/domain/telephony/phoneStatus';
import { formatPhone } from '@/lib/phone';
import { selectShownCalls } from '../state/telephonySelectors';
import { isComingIn } from '../state/comingIn';
import { incomingTexts as texts } from './incomingTexts';

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
