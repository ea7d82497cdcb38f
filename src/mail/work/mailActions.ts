import { createAction } from '@reduxjs/toolkit';
import type { MailCopy, MailReceivers } from '@/api/mail/outgoingMail';
import type { MailMessage } from '@/domain/mail/mailMessage';
import type { FoundPerson } from '@/people';

/** Everything that was read of mail that came in is to be read again. */
export const mailsOutdated = createAction('mail/outdated');

/** What is done with a mail that came in, without another word. */
export type MailStep = 'pickUp' | 'finish' | 'delete';

/** `seen`: the status that a dialog showed; absent for a step without a dialog. */
export const mailStepRequested = createAction<{
  step: MailStep;
  id: string;
  seen?: MailMessage['status'];
}>('mail/stepRequested');
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
