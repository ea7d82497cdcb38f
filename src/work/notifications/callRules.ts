import type { PastCall } from '@/domain/telephony/pastCall';
import { type Finding, keys } from './notification';

/** Returns a finding for each missed call of the user that the exchange recorded. */
export const findMissedCalls = (missed: readonly PastCall[]): Finding[] =>
  missed.flatMap(({ id, startTime }) =>
    startTime === null
      ? []
      : {
          type: 'noticed',
          notification: {
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
