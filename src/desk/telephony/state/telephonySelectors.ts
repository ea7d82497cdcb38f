import { createSelector } from '@reduxjs/toolkit';
import { selectConfig, type WithConfig } from '@/core/config/configSlice';
import type { WithSession } from '@/core/session/sessionSlice';
import type { Phone, PhoneCall } from '@/domain/telephony/phone';
import { CallStatus, PhoneStatus } from '@/domain/telephony/phoneStatus';
import {
  availabilityOf,
  type PhoneSign,
  phoneSignOf,
  type TelephonyAvailability,
  whyNotDial,
  type WhyNotPhone,
} from './phoneRules';
import { selectMayPhone } from './phoneShown';
import { initialTelephony, type TelephonyState, type WithTelephony } from './telephonySlice';

export const selectTelephony = ({ telephony }: WithTelephony): TelephonyState =>
  telephony ?? initialTelephony;

export const selectPhone = (state: WithTelephony): Phone | null => selectTelephony(state).phone;

const NONE: readonly PhoneCall[] = [];

/** Returns every call of the phone, including ringing and just ended ones. */
export const selectCalls = (state: WithTelephony): readonly PhoneCall[] => selectPhone(state)?.calls ?? NONE;

const isRinging = ({ status }: PhoneCall): boolean => status === CallStatus.Ringing;

/** Returns the ringing call; null once an error has cleared it (TEL-29). */
export const selectRingingCall = (state: WithTelephony): PhoneCall | null =>
  selectTelephony(state).isIncomingCleared ? null : (selectCalls(state).find(isRinging) ?? null);

/** Returns all calls except a ringing one that an error cleared. */
export const selectShownCalls = createSelector(
  [selectCalls, (state: WithTelephony) => selectTelephony(state).isIncomingCleared],
  (calls, isCleared) => (isCleared ? calls.filter((call) => !isRinging(call)) : calls),
);

/** Returns the established call; there is at most one. */
export const selectEstablishedCall = (state: WithTelephony): PhoneCall | null =>
  selectCalls(state).find(({ status }) => status === CallStatus.Established) ?? null;

export const selectLastFinishedCall = (state: WithTelephony): PhoneCall | null =>
  selectPhone(state)?.lastFinishedCall ?? null;

export const selectIsAfterWork = (state: WithTelephony): boolean =>
  selectPhone(state)?.status === PhoneStatus.ACW;

export const selectTelephonyAvailability = (state: WithTelephony & WithConfig): TelephonyAvailability =>
  availabilityOf(selectConfig(state).facets.telephony, selectPhone(state));

export const selectPhoneSign = (state: WithTelephony & WithConfig & WithSession): PhoneSign => {
  const { isLive, isChecked } = selectTelephony(state);
  const availability = selectTelephonyAvailability(state);
  return phoneSignOf({ mayUse: selectMayPhone(state), availability, isLive, isChecked });
};

export const selectWhyNotPhone = (state: WithTelephony): WhyNotPhone | null => {
  const { isLive, phone } = selectTelephony(state);
  return isLive && phone !== null ? null : 'notLive';
};

export const selectWhyNotDial = (state: WithTelephony): WhyNotPhone | null => {
  const phone = selectPhone(state);
  return selectWhyNotPhone(state) ?? (phone && whyNotDial(phone));
};
