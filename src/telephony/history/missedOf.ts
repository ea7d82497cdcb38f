import type { PhoneCall } from '@/domain/telephony/phone';
import { isMissed, type PastCall } from '@/domain/telephony/pastCall';
import { readPhone } from '@/lib/phone';

/** A ringing call that is gone, with the moment at which it began by the clock of this computer. */
export type Vanished = Pick<PhoneCall, 'number' | 'candidateRoleIds'> & { beganAt: number };

/** The clocks of the exchange and of this computer may differ by this much. */
export const CLOCKS_MS = 60_000;

const written = (number: string | null): string => (number === null ? '' : (readPhone(number) ?? number));

/** What the history leaves out speaks neither for nor against it. */
const isOf =
  ({ number, candidateRoleIds, beganAt }: Vanished) =>
  (past: PastCall): boolean =>
    isMissed(past) &&
    (past.phoneNumber === null || written(past.phoneNumber) === written(number)) &&
    (past.roleId === null || candidateRoleIds.length === 0 || candidateRoleIds.includes(past.roleId)) &&
    (past.startTime === null || Date.parse(past.startTime) >= beganAt - CLOCKS_MS);

/** What the history says of that call and no other: the newest that nothing contradicts. */
export const missedOf = (vanished: Vanished, history: readonly PastCall[]): PastCall | null =>
  history
    .filter(isOf(vanished))
    .toSorted((one, other) => (other.startTime ?? '').localeCompare(one.startTime ?? ''))[0] ?? null;
