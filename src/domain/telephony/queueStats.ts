import * as v from 'valibot';
import * as d from '../decode/decode';

/** How busy the queue is, as the server judges its length. */
export const KpiState = {
  Ok: 'Ok',
  RequiresAttention: 'RequiresAttention',
  Critical: 'Critical',
} as const;
export type KpiState = (typeof KpiState)[keyof typeof KpiState];

/** Who waits for an agent (001 §3). */
export const QueueStats = v.object({
  queueLength: d.count,
  queueLengthKpiState: d.member<KpiState>(KpiState),
  /** Seconds that the longest waiting one waits, at the moment of the push. */
  queueTime: d.count,
  queueTimeRequiresAttentionCap: d.optionalNumber,
  queueTimeCriticalCap: d.optionalNumber,
});
export type QueueStats = v.InferOutput<typeof QueueStats>;
