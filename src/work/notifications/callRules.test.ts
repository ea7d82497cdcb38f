import * as v from 'valibot';
import { PastCall } from '@/domain/telephony/pastCall';
import { findMissedCalls } from './callRules';
import { applied, listOf } from './notificationsRules';

const START = '2026-11-25T10:00:00.000Z';
const past = (id: string, startTime: unknown) => v.parse(PastCall, { id, startTime });

it('A missed call is noticed once, at the moment that it rang; a call without a moment is not noticed', () => {
  const found = findMissedCalls([past('a', START), past('b', null)]);
  const once = applied({}, found, 0);
  expect(applied(once, found, 1)).toBe(once);
  expect(listOf(once)).toMatchObject([{ kind: 'missedCall', id: 'a', at: Date.parse(START), isRead: false }]);
});
