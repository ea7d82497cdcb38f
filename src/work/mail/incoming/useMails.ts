import { mailQueries } from '@/api/mail/mailMessages';
import { itemsOf } from '@/domain/decode/page';
import { MAIL_STATUSES, MailStatus } from '@/domain/mail/mailMessage';
import { statusOrAny, useAddressValue } from '@/kit/screen/useAddressValue';

const mailStatus = statusOrAny(MAIL_STATUSES, MailStatus.New);

export function useMails() {
  const [status, setStatus] = useAddressValue(mailStatus);
  const answer = mailQueries.endpoints.mails.useInfiniteQuery(status);
  return {
    status,
    answer,
    mails: itemsOf(answer.currentData?.pages ?? []),
    setStatus,
  };
}

export type Mails = ReturnType<typeof useMails>;
