import { isRecent } from './recent';

it.each([
  ['2026-11-20T10:00:00.000Z', true],
  ['2026-11-20T09:59:59.999Z', false],
  ['2026-11-23T09:59:00.000Z', true],
  ['nooit', false],
  [null, false],
])('what changed at %s is recent: %s (AMB-248)', (changed, recent) => {
  expect(isRecent(changed, Date.parse('2026-11-23T10:00:00.000Z'))).toBe(recent);
});
