import type { Moment, Spelled } from './shared';

interface Attachment {
  contentId: string;
  filename: string | null;
  contentType: string | null;
  size: number | null;
}

/** An incoming mail. Everything but id and status may be null. */
export interface MailMessage {
  id: string;
  mailConversationId: string | null;
  /** The status by name; by number in old mails. */
  status: Spelled;
  subject: string | null;
  from: string | null;
  to: string[] | null;
  received: Moment | null;
  body: string | null;
  customerId: string | null;
  customerName: string | null;
  pickedUp: Moment | null;
  finished: Moment | null;
  pickedUpBy: { id: string; name: string | null } | null;
  attachments: Attachment[] | null;
  technical: { messageId: string; headers: Record<string, string>; queue: string } | null;
}

/** An outgoing mail; in old ones the receivers are one text. */
export interface OutgoingMail {
  id: string;
  to: string[] | string | null;
  cc: string[] | string | null;
  bcc: string[] | string | null;
  attachments: Attachment[] | null;
  from: string | null;
  subject: string | null;
  body: string | null;
  sent: Moment | null;
  activityId: string | null;
  caseId: string | null;
  personId: string | null;
  sentById?: string;
}
