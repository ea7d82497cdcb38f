import * as v from 'valibot';
import { restOf } from '@/core/drafts/draftRest';

/** The text and attachment for one audience of one case. */
const MessageDraft = v.object({
  text: v.string(),
  attachment: v.nullable(v.object({ mediaId: v.string(), name: v.string(), size: v.number() })),
});
export type MessageDraft = v.InferOutput<typeof MessageDraft>;

export const isMessageDraft = (value: unknown): value is MessageDraft => v.is(MessageDraft, value);

/** Returns what was typed or attached since the message was sent; undefined if nothing was. */
export function restOfMessage(now: unknown, sent: unknown): MessageDraft | undefined {
  if (!isMessageDraft(now) || !isMessageDraft(sent)) return undefined;
  const text = restOf(now.text, sent.text);
  const attachment = now.attachment?.mediaId === sent.attachment?.mediaId ? null : now.attachment;
  if (text === undefined && attachment === null) return undefined;
  return { text: typeof text === 'string' ? text : '', attachment };
}
