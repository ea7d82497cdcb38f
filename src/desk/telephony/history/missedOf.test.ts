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
  ['found by its number', {}, [past('a')], 'a'],
  ['found by its number in another spelling', {}, [past('a', { phoneNumber: '+31612345678' })], 'a'],
  ['found beside the declined call of another person', {}, [other, past('a')], 'a'],
  ['not found before the exchange has recorded it', {}, [other], null],
  [
    'found after an earlier call of the same person was declined',
    {},
    [past('new'), past('old', { startTime: '2026-11-25T09:59:30Z' })],
    'new',
  ],
  [
    'not mistaken for the missed call of the same person an hour ago',
    {},
    [past('old', { startTime: '2026-11-25T09:00:00Z' })],
    null,
  ],
  ['not found if somebody answered it', {}, [past('a', { duration: 9 })], null],
  ['not mistaken for a dialled call', {}, [past('a', { direction: 'Outbound' })], null],
  ['found if its number is withheld', { number: null }, [other, past('a', { phoneNumber: null })], 'a'],
  ['found if the history has no number for it', {}, [past('a', { phoneNumber: null })], 'a'],
  [
    'not found if the history has no number for it and an unrelated role',
    {},
    [past('a', { phoneNumber: null, roleId: 'role-jan' })],
    null,
  ],
  ['found if the history has one of the roles of its number', {}, [past('a', { roleId: 'role-maria' })], 'a'],
])('in the history, a vanished call is %s', (_, changes, history, id) => {
  expect(missedOf({ ...vanished, ...changes }, history)?.id ?? null).toBe(id);
});
