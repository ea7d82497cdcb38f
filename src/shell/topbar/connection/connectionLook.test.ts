import type { ConnectionState } from '@/hubs/connectionSlice';
import { connectionLook } from './connectionLook';

const at = new Date('2026-11-21T13:03:00Z').getTime();
const state = (changes: Partial<ConnectionState>): ConnectionState => ({
  status: 'connected',
  slow: false,
  reconnecting: false,
  since: at,
  ...changes,
});

it.each<[Partial<ConnectionState>, boolean, string | undefined]>([
  [{ status: 'uninitialized' }, true, undefined],
  [{}, true, 'Verbonden'],
  [{ slow: true }, true, 'Trage verbinding'],
  [{ status: 'disconnected' }, true, 'Verbinding verbroken, gegevens van 14:03'],
  [{ status: 'disconnected', reconnecting: true }, true, 'Opnieuw verbinden…, gegevens van 14:03'],
  [{ status: 'disconnected' }, false, 'Geen netwerk, gegevens van 14:03'],
  [{}, false, 'Geen netwerk'],
])('The connection %j with network %s is shown as %s', (changes, online, text) => {
  expect(connectionLook(state(changes), online)?.text).toBe(text);
});
