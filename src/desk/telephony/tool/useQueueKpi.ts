import type { KpiState, QueueStats } from '@/domain/telephony/queueStats';
import { useEverySecond } from '@/lib/useSecond';
import { lengthKpi, timeKpi, worstKpi } from '../state/queueRules';
import { secondsAt } from '../state/elapsed';

/** Returns the judgement of the queue at this second; `at` is the moment of the last report from the exchange. */
export function useQueueKpi(stats: QueueStats, at: number): KpiState {
  const longest = { seconds: stats.queueTime, at };
  return useEverySecond((now) =>
    stats.queueLength > 0
      ? worstKpi(lengthKpi(stats), timeKpi(stats, secondsAt(longest, now)))
      : lengthKpi(stats),
  );
}
