import { KpiState, type QueueStats } from '@/domain/telephony/queueStats';

/** Where the server names no limits (AMB-172): seconds, and how many wait. */
const ATTENTION_S = 30;
const CRITICAL_S = 60;
const ATTENTION_LENGTH = 3;
const CRITICAL_LENGTH = 6;

/** Reached counts for the time (AMB-188). */
export function timeKpi(stats: QueueStats, seconds: number): KpiState {
  if (seconds >= (stats.queueTimeCriticalCap ?? CRITICAL_S)) return KpiState.Critical;
  return seconds >= (stats.queueTimeRequiresAttentionCap ?? ATTENTION_S)
    ? KpiState.RequiresAttention
    : KpiState.Ok;
}

const isKnown = (state: string): state is KpiState => Object.hasOwn(KpiState, state);

/** As the server judges it; by our own limits where it says nothing that is known (TEL-31). */
export function lengthKpi({ queueLength, queueLengthKpiState }: QueueStats): KpiState {
  if (isKnown(queueLengthKpiState)) return queueLengthKpiState;
  if (queueLength > CRITICAL_LENGTH) return KpiState.Critical;
  return queueLength > ATTENTION_LENGTH ? KpiState.RequiresAttention : KpiState.Ok;
}

const order: readonly KpiState[] = [KpiState.Ok, KpiState.RequiresAttention, KpiState.Critical];

/** The worse of the two. */
export const worstKpi = (one: KpiState, other: KpiState): KpiState =>
  order.indexOf(one) > order.indexOf(other) ? one : other;
