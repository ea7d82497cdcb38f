import * as v from 'valibot';
import { OutgoingMail } from '@/domain/mail/mailMessage';
import { fillPath } from '@/lib/address';
import { sameValue } from '@/lib/values';
import { http } from '../http/http';
import { queries } from '../http/queries';
import { readActivities } from '../timeline/activities';

export const outgoingMailUrls = {
  byId: '/api/v1/mail/outgoing/:id',
  attachment: '/api/v1/mail/outgoing/:id/attachment/:contentId',
  resend: '/api/v1/mail/outgoing/:id/resend',
  forward: '/api/v1/mail/outgoing/:id/forward',
} as const;

/** The receivers of a copy. */
export const MailReceivers = v.object({
  to: v.array(v.string()),
  cc: v.array(v.string()),
  bcc: v.array(v.string()),
});
export type MailReceivers = v.InferOutput<typeof MailReceivers>;
export const isMailReceivers = (kept: unknown): kept is MailReceivers => v.is(MailReceivers, kept);

/** A copy of an outgoing mail: unchanged, or with 'FW:' before its subject. */
export type MailCopy = 'resend' | 'forward';

export const sendCopy = (copy: MailCopy, id: string, receivers: MailReceivers): Promise<unknown> =>
  http.post(fillPath(outgoingMailUrls[copy], { id }), receivers, v.unknown());

const getOutgoingMail = (id: string): Promise<OutgoingMail> =>
  http.get(fillPath(outgoingMailUrls.byId, { id }), OutgoingMail);

/** No user sends this many copies while an answer is lost. */
const NEWEST_COPIES = 5;

/**
 * Returns the newest copies that this user sent to exactly these receivers, found by the activities in the mail's case;
 * empty for a mail without a case.
 */
export async function readSameCopies(id: string, sent: MailReceivers, userId: string): Promise<string[]> {
  const { caseId } = await getOutgoingMail(id);
  if (caseId === null) return [];
  const mine = (await readActivities(caseId))
    .filter(({ type, colleague }) => type === 'OutgoingMail' && colleague?.id === userId)
    .sort((one, other) => (other.startTime ?? '').localeCompare(one.startTime ?? ''));
  const copies = await Promise.all(mine.slice(0, NEWEST_COPIES).map((one) => getOutgoingMail(one.id)));
  return copies.filter(({ to, cc, bcc }) => sameValue({ to, cc, bcc }, sent)).map((copy) => copy.id);
}

export const getMailAttachment = (
  id: string,
  contentId: string,
  options: { onProgress: (fraction: number) => void; signal: AbortSignal },
): Promise<Blob> => http.blob(fillPath(outgoingMailUrls.attachment, { id, contentId }), options);

export const outgoingMailQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** The id is that of the mail or of its activity. */
    outgoingMail: build.query<OutgoingMail, string>({
      query: (id) => ({ url: fillPath(outgoingMailUrls.byId, { id }), schema: OutgoingMail }),
    }),
  }),
});
