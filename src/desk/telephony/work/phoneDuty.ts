import type { Duty } from '@/core/sleep/leaveAfterSleep';
import { PhoneStatus } from '@/domain/telephony/phoneStatus';
import { notReadyRequested } from '../state/phoneCommands';
import { selectTelephony } from '../state/telephonySelectors';
import type { WithTelephony } from '../state/telephonySlice';

const GONE: readonly unknown[] = [PhoneStatus.Unavailable, PhoneStatus.Offline];

/**
 * Availability for calls. A phone in a call or in after-call work counts too, because it may be available again
 * afterwards.
 */
export const phoneDuty: Duty = {
  isAwaited: (state: WithTelephony) => {
    const { turn, phone } = selectTelephony(state);
    return turn === 'mine' && phone !== null && !GONE.includes(phone.status);
  },
  isFree: (state: WithTelephony) => {
    const { isLive, phone } = selectTelephony(state);
    return isLive && phone?.status === PhoneStatus.Available && phone.calls.length === 0;
  },
  leave: notReadyRequested,
};
