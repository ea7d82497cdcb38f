import type { PhoneCall } from '@/domain/telephony/phone';
import { CallStatus } from '@/domain/telephony/phoneStatus';
import { lookUp } from '@/lib/values';

/** The buttons of a call; `hold` holds and resumes. */
export type CallButtonName = 'pickUp' | 'forward' | 'hold' | 'transfer' | 'hangUp';

const { Dialing, Established, Ringing, LineClosed, OnHold, TryHold, TryPickUp, TryResume } = CallStatus;

/** The buttons for each status (TEL-21, TEL-22, AMB-183, AMB-184); a call with an unknown status can be hung up. */
const buttons: Record<Exclude<CallStatus, typeof Established>, readonly CallButtonName[]> = {
  [Dialing]: ['hangUp'],
  [Ringing]: ['pickUp', 'forward', 'hangUp'],
  [LineClosed]: [],
  [OnHold]: ['hold'],
  [TryHold]: ['hangUp'],
  [TryPickUp]: ['hangUp'],
  [TryResume]: ['hold'],
};
const UNKNOWN: readonly CallButtonName[] = ['hangUp'];
/** The buttons of the established call, alone or among other calls (TEL-19, TEL-20). */
const ALONE: readonly CallButtonName[] = ['hold', 'hangUp'];
const AMONG_OTHERS: readonly CallButtonName[] = ['transfer', 'hangUp'];

const isOver = ({ status }: PhoneCall): boolean => status === LineClosed;

export function buttonsOf(call: PhoneCall, calls: readonly PhoneCall[]): readonly CallButtonName[] {
  if (call.status !== Established) return lookUp(buttons, call.status) ?? UNKNOWN;
  return calls.filter((one) => !isOver(one)).length > 1 ? AMONG_OTHERS : ALONE;
}

/** Returns the method that the hold button requests (TEL-16); null while the call can be neither held nor resumed. */
export function holdMethod({ status }: PhoneCall): 'holdCall' | 'resumeCall' | null {
  if (status === Established) return 'holdCall';
  return status === OnHold ? 'resumeCall' : null;
}

export const isPassable = ({ status }: PhoneCall): boolean => status === Ringing || status === Established;

/** Returns the call on hold that an established call can be joined with. */
export const joinableWith = (call: PhoneCall, calls: readonly PhoneCall[]): PhoneCall | null =>
  call.status === Established ? (calls.find(({ status }) => status === OnHold) ?? null) : null;
