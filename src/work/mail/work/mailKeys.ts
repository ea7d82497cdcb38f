import type { MailCopy } from '@/api/mail/outgoingMail';
import { draftKey } from '@/core/drafts/draftsSlice';
import { submissionKey } from '@/core/submissions/submissionsSlice';

/** `withContact` picks up and finishes a mail after the contact about it. */
export const mailKey = (subject: 'customer' | 'withContact' | MailCopy, id: string): string =>
  submissionKey(`mail/${subject}`, id);

export const COPY_SURFACE = 'mailCopy';
export const copyId = (copy: MailCopy, id: string): string => `${copy}-${id}`;
export const copyDraftKey = (copy: MailCopy, id: string): string => draftKey(COPY_SURFACE, copyId(copy, id));
