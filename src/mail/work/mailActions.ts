import { createAction } from '@reduxjs/toolkit';
import type { MailCopy, MailReceivers } from '@/api/mail/outgoingMail';
import type { MailMessage } from '@/domain/mail/mailMessage';
import type { FoundPerson } from '@/people';

/** Everything that was read of mail that came in is to be read again. */
export const mailsOutdated = createAction('mail/outdated');

export const mailCustomerRequested = createAction<{
  id: string;
  person: Pick<FoundPerson, 'id' | 'name'>;
  /** The attached customer on the screen. */
  seen: string | null | undefined;
  /** A contact about it begins once it is theirs. */
  about?: MailMessage;
}>('mail/customerRequested');
export const mailCopyRequested = createAction<{ copy: MailCopy; id: string; receivers: MailReceivers }>(
  'mail/copyRequested',
);
