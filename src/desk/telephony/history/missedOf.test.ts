import * as v from 'valibot';
import { PastCall } from '@/domain/telephony/pastCall';
import { missedOf } from './missedOf';

const BEGAN = '2026-11-25T10:00:00.000Z';
const vanished = { number: '0612345678', candidateRoleIds: ['role-maria'], beganAt: Date.parse(BEGAN) };
const past = (id: string, changes: object = {}): PastCall =>
  v.parse(PastCall, {
    id,
    direction: 'Inbound',
    duration: 0,
    startTime: BEGAN,
    phoneNumber: '0612345678',
    ...changes,
  });
const other = past('declined', { phoneNumber: '0209876543' });

it.each<[string, object | null, PastCall[], string | null]>([
  ['with its number', {}, [past('a')], 'a'],
  ['with its number in another spelling', {}, [past('a', { phoneNumber: '+31612345678' })], 'a'],
  ['while a call of somebody else was declined', {}, [other, past('a')], 'a'],
  ['before the exchange has written it down', {}, [other], null],
  [
    'after the same caller was declined before',
    {},
    [past('new'), past('old', { startTime: '2026-11-25T09:59:30Z' })],
    'new',
  ],
  [
    'after the same caller was missed an hour ago',
    {},
    [past('old', { startTime: '2026-11-25T09:00:00Z' })],
    null,
  ],
  ['that was answered by somebody', {}, [past('a', { duration: 9 })], null],
  ['that was dialled', {}, [past('a', { direction: 'Outbound' })], null],
  ['of a withheld number', { number: null }, [other, past('a', { phoneNumber: null })], 'a'],
  ['of which the history tells no number', {}, [past('a', { phoneNumber: null })], 'a'],
  [
    'of another role than those of its number',
    {},
    [past('a', { phoneNumber: null, roleId: 'role-jan' })],
    null,
  ],
  ['of one of the roles of its number', {}, [past('a', { roleId: 'role-maria' })], 'a'],
])('a vanished call is looked up in the history %s', (_, changes, history, id) => {
  expect(missedOf({ ...vanished, ...changes }, history)?.id ?? null).toBe(id);
});
