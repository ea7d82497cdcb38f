import { createAction } from '@reduxjs/toolkit';
import type { MailCopy, MailReceivers } from '@/api/mail/outgoingMail';
import type { MailMessage } from '@/domain/mail/mailMessage';
import type { FoundPerson } from '@/shared/people';

/** Invalidates all incoming mail that was read. */
export const mailsOutdated = createAction('mail/outdated');

export const mailCustomerRequested = createAction<{
  id: string;
  person: Pick<FoundPerson, 'id' | 'name'>;
  /** The customer whom the screen showed as attached. */
  seen: string | null | undefined;
  /** Begins a contact about this mail once the customer is attached. */
  about?: MailMessage;
}>('mail/customerRequested');
export const mailCopyRequested = createAction<{ copy: MailCopy; id: string; receivers: MailReceivers }>(
  'mail/copyRequested',
);
