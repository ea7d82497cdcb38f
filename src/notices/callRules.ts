import type { PastCall } from '@/domain/telephony/pastCall';
import { type Finding, keys } from './notice';

/** Calls of this person that nobody answered, as the exchange keeps them. */
export const findMissedCalls = (missed: readonly PastCall[]): Finding[] =>
  missed.flatMap(({ id, startTime }) =>
    startTime === null
      ? []
      : {
          type: 'noticed',
          notice: {
            key: keys.call(id),
            kind: 'missedCall',
            subject: 'call',
            id,
            isOwn: true,
            mark: startTime,
          },
          at: Date.parse(startTime),
        },
  );
