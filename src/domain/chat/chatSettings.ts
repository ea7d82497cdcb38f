import * as v from 'valibot';
import { isRecord } from '@/lib/values';
import * as d from '../decode/decode';

export const ChatConfig = v.object({ enabled: d.flag });
export type ChatConfig = v.InferOutput<typeof ChatConfig>;

/** How long visitors wait for an answer, in seconds; null when unknown. */
export const WaitingStatistics = v.object({
  waitingCustomersCount: d.optionalNumber,
  maxWaitingTimeSeconds: d.optionalNumber,
  averageWaitingPickupTime: d.optionalNumber,
  averageWaitingReplyTime: d.optionalNumber,
  activeChatConversations: d.optionalNumber,
});
export type WaitingStatistics = v.InferOutput<typeof WaitingStatistics>;

/** A text, or a record that contains one. */
const DefaultMessage = v.pipe(
  v.unknown(),
  v.transform((value) => (isRecord(value) ? value['text'] : value)),
  d.text,
  v.minLength(1),
);
export const DefaultMessages = d.listOf(DefaultMessage);

const USERNAME = '[[username]]';

/** Fills the sender's name into a default message (001 §3). */
export const fillDefaultMessage = (message: string, username: string): string =>
  message.replaceAll(USERNAME, () => username);
