import { mailQueries } from '@/api/mail/mailMessages';
import { useSearch } from '@/core/hooks/useSearch';
import { itemsOf } from '@/domain/decode/page';
import { MAIL_STATUSES, MailStatus } from '@/domain/mail/mailMessage';

/** The value for any status in the address. Without a status the list holds the new mails. */
const ANY = 'All';

const statusInAddress = (search: URLSearchParams): MailStatus | null => {
  const named = search.get('status');
  return named === ANY ? null : (MAIL_STATUSES.find((status) => status === named) ?? MailStatus.New);
};

export function useMails() {
  const [search, setSearch] = useSearch();
  const status = statusInAddress(search);
  const answer = mailQueries.endpoints.mails.useInfiniteQuery(status);
  return {
    status,
    answer,
    mails: itemsOf(answer.currentData?.pages ?? []),
    setStatus: (next: MailStatus | null) =>
      setSearch(next === MailStatus.New ? {} : { status: next ?? ANY }, { replace: true }),
  };
}

export type Mails = ReturnType<typeof useMails>;
