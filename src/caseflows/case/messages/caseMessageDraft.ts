import * as v from 'valibot';
import type { MessageIntent } from './caseMessagesActions';

/** What is typed for one audience of one case. */
const MessageDraft = v.object({
  text: v.string(),
  attachment: v.nullable(v.object({ mediaId: v.string(), name: v.string(), size: v.number() })),
});
export type MessageDraft = v.InferOutput<typeof MessageDraft>;

export const isMessageDraft = (value: unknown): value is MessageDraft => v.is(MessageDraft, value);

/** Whether this is what a draft says, as it would be sent. */
export const says = (draft: unknown, { message, mediaId }: MessageIntent): boolean =>
  isMessageDraft(draft) && draft.text.trim() === message && (draft.attachment?.mediaId ?? null) === mediaId;
