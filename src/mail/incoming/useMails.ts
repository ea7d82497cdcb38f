import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { pollWhileSeen } from '@/api/http/pollWhileSeen';
import { mailQueries } from '@/api/mail/mailMessages';
import { useSearch } from '@/core/hooks/useSearch';
import { itemsOf } from '@/domain/decode/page';
import { MAIL_STATUSES, MailStatus } from '@/domain/mail/mailMessage';

/** In the address: any status. Without one the list holds what nobody has picked up. */
const ANY = 'All';
/** No hub tells of mail; what is new is asked for at a calm pace. */
const POLL_MS = 30_000;

const statusInAddress = (search: URLSearchParams): MailStatus | null => {
  const named = search.get('status');
  return named === ANY ? null : (MAIL_STATUSES.find((status) => status === named) ?? MailStatus.New);
};

/** How many mails the list would hold if it were read now. */
function useCounted(status: MailStatus | null) {
  const { mailCounts, mailTotal } = mailQueries.endpoints;
  const counted = mailCounts.useQuery(null, pollWhileSeen(POLL_MS));
  const all = mailTotal.useQuery(status === null ? null : skipToken, pollWhileSeen(POLL_MS));
  const { currentData: counts } = counted;
  return status === null
    ? { counts, total: all.currentData, isFetching: all.isFetching }
    : { counts, total: counts?.[status], isFetching: counted.isFetching };
}

/** The last difference between list and count: each poll takes a moment in which they cannot be compared. */
function useBehind(status: MailStatus | null, difference: number | null): number {
  const [known, setKnown] = useState({ status, difference: 0 });
  if (known.status !== status || (difference !== null && difference !== known.difference))
    setKnown({ status, difference: difference ?? 0 });
  return known.difference;
}

/** The list of the address, and by how many mails it is behind. */
export function useMails() {
  const [search, setSearch] = useSearch();
  const status = statusInAddress(search);
  const answer = mailQueries.endpoints.mails.useInfiniteQuery(status);
  const counted = useCounted(status);
  const total = answer.currentData?.pages.at(-1)?.total;
  const isSettled = !answer.isFetching && !counted.isFetching && total !== undefined;
  return {
    status,
    counts: counted.counts,
    answer,
    total,
    mails: itemsOf(answer.currentData?.pages ?? []),
    /** Negative where a colleague was at work. */
    behind: useBehind(status, isSettled ? (counted.total ?? total) - total : null),
    setStatus: (next: MailStatus | null) =>
      setSearch(next === MailStatus.New ? {} : { status: next ?? ANY }, { replace: true }),
  };
}

export type Mails = ReturnType<typeof useMails>;
