import * as v from 'valibot';
import { isRecord } from '@/lib/values';
import * as d from '../decode/decode';

export const MessageDirection = { ToCustomer: 0, ToOperator: 1 } as const;
export type MessageDirection = (typeof MessageDirection)[keyof typeof MessageDirection];

export const MessageStatus = { Pending: 1, Sent: 2, Received: 3 } as const;
export type MessageStatus = (typeof MessageStatus)[keyof typeof MessageStatus];

/** The largest number of milliseconds that a Date can hold. */
const LAST_MOMENT = 8_640_000_000_000_000;

/** A moment as text, or in milliseconds since 1970. */
const moment = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) =>
    typeof value === 'number' && Math.abs(value) <= LAST_MOMENT ? new Date(value).toISOString() : value,
  ),
  d.instant,
);

/** A sent file; it is read by the id of its media and may have been removed. */
export const ChatAttachment = v.object({
  mimeType: d.text,
  filename: d.optionalText,
  umbrellaMediaId: d.id,
});
export type ChatAttachment = v.InferOutput<typeof ChatAttachment>;

/** Some messages have a single `attachment` instead of the list. */
const withList = (record: unknown): unknown =>
  isRecord(record) && !Array.isArray(record['attachments']) && isRecord(record['attachment'])
    ? { ...record, attachments: [record['attachment']] }
    : record;

/** A message in a conversation (001 §3). */
export const ChatMessage = v.pipe(
  v.unknown(),
  v.transform(withList),
  v.object({
    id: d.id,
    text: d.text,
    direction: d.member<MessageDirection>({ ...MessageDirection }),
    status: d.optionalMember<MessageStatus>({ ...MessageStatus }),
    /** The moment of sending; null while the message is being sent. */
    sentOn: moment,
    /** The moment at which the server recorded the message. */
    timestamp: moment,
    participantId: d.optionalId,
    attachments: d.listOf(ChatAttachment),
  }),
);
export type ChatMessage = v.InferOutput<typeof ChatMessage>;

export const momentOf = ({ sentOn, timestamp }: ChatMessage): string | null => sentOn ?? timestamp;

/** Prefers the moment by the server's clock, because the sender's clock may be slow. */
export const arrivedAt = ({ sentOn, timestamp }: ChatMessage): string | null => timestamp ?? sentOn;

export const isFromVisitor = ({ direction }: ChatMessage): boolean =>
  direction === MessageDirection.ToOperator;

export const isFromOperator = ({ direction }: ChatMessage): boolean =>
  direction === MessageDirection.ToCustomer;
