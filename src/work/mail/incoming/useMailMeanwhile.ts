import { mailQueries } from '@/api/mail/mailMessages';
import { useMeanwhile } from '@/core/dialogs/useMeanwhile';
import type { Submission } from '@/core/submissions/submissionsSlice';
import type { MailMessage } from '@/domain/mail/mailMessage';

interface OfDialog<T> {
  mailId: string;
  opened: T;
  submission: Submission | null;
  read: (mail: MailMessage) => T;
  text: (mail: MailMessage) => string;
}

/** Reports changes of a mail in its open dialog. No hub reports mail, so the mail is read when the dialog opens. */
export function useMailMeanwhile<T>({ mailId, opened, submission, read, text }: OfDialog<T>) {
  const { currentData: mail } = mailQueries.endpoints.mail.useQuery(mailId, {
    refetchOnMountOrArgChange: true,
  });
  return useMeanwhile({
    now: mail && read(mail),
    opened,
    submission,
    text: mail ? text(mail) : '',
  });
}
