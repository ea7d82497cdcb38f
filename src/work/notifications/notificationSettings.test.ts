import { NOTIFICATION_KINDS } from './notification';
import { DEFAULT_SETTINGS, loudnessOf } from './notificationSettings';

it('Assignments, overdue call-backs and missed calls make a sound by default, other notifications do not', () => {
  const loud = NOTIFICATION_KINDS.filter((kind) => loudnessOf(DEFAULT_SETTINGS, kind) === 'sound');
  expect(loud).toEqual(['task', 'caseFlow', 'callBack', 'missedCall']);
  expect(loudnessOf({ ...DEFAULT_SETTINGS, loudness: { task: 'quiet' } }, 'task')).toBe('quiet');
});
