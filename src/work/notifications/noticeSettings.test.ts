import { NOTICE_KINDS } from './notice';
import { DEFAULT_SETTINGS, loudnessOf } from './noticeSettings';

it('Assignments, overdue call-backs and missed calls make a sound by default, other notices do not', () => {
  const loud = NOTICE_KINDS.filter((kind) => loudnessOf(DEFAULT_SETTINGS, kind) === 'sound');
  expect(loud).toEqual(['task', 'caseFlow', 'callBack', 'missedCall']);
  expect(loudnessOf({ ...DEFAULT_SETTINGS, loudness: { task: 'quiet' } }, 'task')).toBe('quiet');
});
