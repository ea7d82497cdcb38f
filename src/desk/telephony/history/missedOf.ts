import type { PhoneCall } from '@/domain/telephony/phone';
import { isMissed, type PastCall } from '@/domain/telephony/pastCall';
import { isSameNumber } from '@/lib/phone';

/** A ringing call that has disappeared, with the moment at which it began by this computer's clock. */
export type Vanished = Pick<PhoneCall, 'number' | 'candidateRoleIds'> & { beganAt: number };

/** The clocks of the exchange and of this computer may differ by this much. */
export const CLOCKS_MS = 60_000;

/** Compares a past call with the vanished one. A number, role or moment that the history leaves out is not compared. */
const isOf =
  ({ number, candidateRoleIds, beganAt }: Vanished) =>
  (past: PastCall): boolean =>
    isMissed(past) &&
    (past.phoneNumber === null || isSameNumber(past.phoneNumber, number)) &&
    (past.roleId === null || candidateRoleIds.length === 0 || candidateRoleIds.includes(past.roleId)) &&
    (past.startTime === null || Date.parse(past.startTime) >= beganAt - CLOCKS_MS);

/** Returns the newest missed call of the history that may be the ringing call that disappeared. */
export const missedOf = (vanished: Vanished, history: readonly PastCall[]): PastCall | null =>
  history
    .filter(isOf(vanished))
    .toSorted((one, other) => (other.startTime ?? '').localeCompare(one.startTime ?? ''))[0] ?? null;
