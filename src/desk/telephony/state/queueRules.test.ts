import * as v from 'valibot';
import { QueueStats } from '@/domain/telephony/queueStats';
import { clockText, secondsAt } from './elapsed';
import { lengthKpi, timeKpi, worstKpi } from './queueRules';

const stats = (changes: object) => v.parse(QueueStats, { queueLength: 1, queueTime: 0, ...changes });

it.each([
  [{}, 29, 'Ok'],
  [{}, 30, 'RequiresAttention'],
  [{}, 60, 'Critical'],
  [{ queueTimeRequiresAttentionCap: 10, queueTimeCriticalCap: 20 }, 10, 'RequiresAttention'],
  [{ queueTimeRequiresAttentionCap: 10, queueTimeCriticalCap: 20 }, 20, 'Critical'],
  [{ queueTimeCriticalCap: null }, 59, 'RequiresAttention'],
])(
  'With limits %j, a waiting time of %d seconds is %s (TEL-31, AMB-172, AMB-188)',
  (caps, seconds, expected) => {
    expect(timeKpi(stats(caps), seconds)).toBe(expected);
  },
);

it.each([
  [{ queueLengthKpiState: 'critical', queueLength: 1 }, 'Critical'],
  [{ queueLengthKpiState: 'Ok', queueLength: 9 }, 'Ok'],
  [{ queueLengthKpiState: 'Onzin', queueLength: 3 }, 'Ok'],
  [{ queueLengthKpiState: null, queueLength: 4 }, 'RequiresAttention'],
  [{ queueLength: 7 }, 'Critical'],
])('The queue length %j is judged %s', (changes, expected) => {
  expect(lengthKpi(stats(changes))).toBe(expected);
});

it('The queue shows the worse of both judgements', () => {
  expect([worstKpi('Ok', 'Critical'), worstKpi('RequiresAttention', 'Ok')]).toEqual([
    'Critical',
    'RequiresAttention',
  ]);
});

it.each([
  [0, '0:00'],
  [67, '1:07'],
  [3_661, '1:01:01'],
])('The clock shows %d seconds as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});

it('The clock counts on from the pushed value, and never counts back', () => {
  expect(secondsAt({ seconds: 40, at: 10_000 }, 15)).toBe(45);
  expect(secondsAt({ seconds: 40, at: 10_000 }, 5)).toBe(40);
});
