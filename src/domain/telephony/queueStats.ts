import * as v from 'valibot';
import * as d from '../decode/decode';

/** The server's judgement of the queue's length. */
export const KpiState = {
  Ok: 'Ok',
  RequiresAttention: 'RequiresAttention',
  Critical: 'Critical',
} as const;
export type KpiState = (typeof KpiState)[keyof typeof KpiState];

/** The callers waiting for an agent (001 §3). */
export const QueueStats = v.object({
  queueLength: d.count,
  queueLengthKpiState: d.member<KpiState>(KpiState),
  /** Seconds that the longest-waiting caller has waited, at the moment of the push. */
  queueTime: d.count,
  queueTimeRequiresAttentionCap: d.optionalNumber,
  queueTimeCriticalCap: d.optionalNumber,
});
export type QueueStats = v.InferOutput<typeof QueueStats>;
