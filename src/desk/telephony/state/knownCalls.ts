import type { PhoneCall } from '@/domain/telephony/phone';
import type { Direction } from '@/domain/contacts/contactMoment';
import { lookUp } from '@/lib/values';
import { selectPhone, selectTelephony } from './telephonySelectors';
import type { WithTelephony } from './telephonySlice';
import { callIdOf } from './callStage';

/** Null until the exchange has reported the phone. */
export const selectKnownCalls = (state: WithTelephony): readonly PhoneCall[] | null =>
  selectPhone(state)?.calls ?? null;

export const selectCall = (state: WithTelephony, id: string): PhoneCall | null =>
  selectKnownCalls(state)?.find((call) => callIdOf(call) === id) ?? null;

/** Null if the call was already established when it was first seen, unless its number had been dialled here. */
export const selectDirection = (state: WithTelephony, id: string): Direction | null =>
  lookUp(selectTelephony(state).directions, id) ?? null;
