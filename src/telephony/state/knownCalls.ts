import type { PhoneCall } from '@/domain/telephony/phone';
import { selectPhone } from './telephonySelectors';
import type { WithTelephony } from './telephonySlice';
import { callIdOf } from './callStage';

/** Null as long as the exchange has told nothing. */
export const selectKnownCalls = (state: WithTelephony): readonly PhoneCall[] | null =>
  selectPhone(state)?.calls ?? null;

export const selectCall = (state: WithTelephony, id: string): PhoneCall | null =>
  selectKnownCalls(state)?.find((call) => callIdOf(call) === id) ?? null;
