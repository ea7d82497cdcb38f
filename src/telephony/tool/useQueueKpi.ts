import type { KpiState, QueueStats } from '@/domain/telephony/queueStats';
import { useEverySecond } from '@/lib/useSecond';
import { lengthKpi, timeKpi, worstKpi } from '../state/queueRules';
import { secondsAt } from '../state/elapsed';

/** How the queue is judged at this second, `at` being when the exchange told of it. */
export function useQueueKpi(stats: QueueStats, at: number): KpiState {
  const longest = { seconds: stats.queueTime, at };
  return useEverySecond((now) =>
    stats.queueLength > 0
      ? worstKpi(lengthKpi(stats), timeKpi(stats, secondsAt(longest, now)))
      : lengthKpi(stats),
  );
}
