import type { MailCopy } from '@/api/mail/outgoingMail';
import { draftKey } from '@/core/drafts/draftsSlice';

export const COPY_SURFACE = 'mailCopy';
export const copyId = (copy: MailCopy, id: string): string => `${copy}-${id}`;
export const copyDraftKey = (copy: MailCopy, id: string): string => draftKey(COPY_SURFACE, copyId(copy, id));
