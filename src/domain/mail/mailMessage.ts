import * as v from 'valibot';
import * as d from '../decode/decode';
import { labelsOf } from '../decode/received';

/** The status of an incoming mail (002 §4.5). */
export const MailStatus = {
  New: 'New',
  PickedUp: 'PickedUp',
  Finished: 'Finished',
  Deleted: 'Deleted',
  Sent: 'Sent',
} as const;
export type MailStatus = (typeof MailStatus)[keyof typeof MailStatus];

export const MAIL_STATUSES: readonly MailStatus[] = Object.values(MailStatus);

const byWireName: Readonly<Record<string, MailStatus>> = {
  ...MailStatus,
  ...Object.fromEntries(MAIL_STATUSES.map((status, code) => [code, status])),
};

export const mailStatusLabel = labelsOf<MailStatus>({
  New: 'Nieuw',
  PickedUp: 'Opgepakt',
  Finished: 'Afgerond',
  Deleted: 'Verwijderd',
  Sent: 'Verzonden',
});

/** Mail addresses; old mail has one text with commas or semicolons. */
const addresses = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) =>
    (typeof value === 'string' ? value.split(/[;,]/) : v.parse(d.listOf(d.text), value))
      .map((address) => address.trim())
      .filter((address) => address !== ''),
  ),
);

const MailAttachment = v.object({
  contentId: d.id,
  filename: d.optionalText,
  contentType: d.optionalText,
  size: d.optionalNumber,
});
export type MailAttachment = v.InferOutput<typeof MailAttachment>;

/** Technical details, sent to system users only. */
const Technical = v.object({
  messageId: d.optionalText,
  headers: d.textByKey,
  queue: d.optionalText,
});

/** An incoming mail (002 §3). */
export const MailMessage = v.object({
  id: d.id,
  mailConversationId: d.optionalId,
  status: d.member<MailStatus>(byWireName),
  subject: d.optionalText,
  from: d.optionalText,
  to: addresses,
  received: d.instant,
  /** Plain text. */
  body: d.optionalText,
  customerId: d.optionalId,
  customerName: d.optionalText,
  pickedUp: d.instant,
  finished: d.instant,
  pickedUpBy: d.optionalRecord(v.object({ id: d.id, name: d.optionalText })),
  /** Attachments cannot be downloaded. */
  attachments: d.listOf(MailAttachment),
  technical: d.optionalRecord(Technical),
});
export type MailMessage = v.InferOutput<typeof MailMessage>;

/** Only a new mail and one that was picked up can be handled; a mail with an unknown status cannot. */
export const isOver = ({ status }: Pick<MailMessage, 'status'>): boolean =>
  status !== MailStatus.New && status !== MailStatus.PickedUp;

/** The number of mails of each status. */
export const MailCounts = v.object({
  New: d.count,
  PickedUp: d.count,
  Finished: d.count,
  Deleted: d.count,
  Sent: d.count,
});
export type MailCounts = v.InferOutput<typeof MailCounts>;

/** An outgoing mail (002 §3). */
export const OutgoingMail = v.object({
  id: d.id,
  to: addresses,
  cc: addresses,
  bcc: addresses,
  attachments: d.listOf(MailAttachment),
  from: d.optionalText,
  subject: d.optionalText,
  /** Untrusted HTML or plain text. */
  body: d.optionalText,
  sent: d.instant,
  personId: d.optionalId,
  caseId: d.optionalId,
});
export type OutgoingMail = v.InferOutput<typeof OutgoingMail>;
