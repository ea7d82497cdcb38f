import { KpiState, type QueueStats } from '@/domain/telephony/queueStats';

/** The limits when the server has none (AMB-172): in seconds, and in waiting callers. */
const ATTENTION_S = 30;
const CRITICAL_S = 60;
const ATTENTION_LENGTH = 3;
const CRITICAL_LENGTH = 6;

/** A time that equals a limit has reached it (AMB-188). */
export function timeKpi(stats: QueueStats, seconds: number): KpiState {
  if (seconds >= (stats.queueTimeCriticalCap ?? CRITICAL_S)) return KpiState.Critical;
  return seconds >= (stats.queueTimeRequiresAttentionCap ?? ATTENTION_S)
    ? KpiState.RequiresAttention
    : KpiState.Ok;
}

const isKnown = (state: string): state is KpiState => Object.hasOwn(KpiState, state);

/** Returns the server's judgement, or if it is unknown, the judgement by our own limits (TEL-31). */
export function lengthKpi({ queueLength, queueLengthKpiState }: QueueStats): KpiState {
  if (isKnown(queueLengthKpiState)) return queueLengthKpiState;
  if (queueLength > CRITICAL_LENGTH) return KpiState.Critical;
  return queueLength > ATTENTION_LENGTH ? KpiState.RequiresAttention : KpiState.Ok;
}

const order: readonly KpiState[] = [KpiState.Ok, KpiState.RequiresAttention, KpiState.Critical];

export const worstKpi = (one: KpiState, other: KpiState): KpiState =>
  order.indexOf(one) > order.indexOf(other) ? one : other;
