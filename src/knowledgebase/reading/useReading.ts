import { useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { recordIdOf } from '@/lib/guid';
import { faqAddress, listAddress, type Reading, readReading } from './readingAddress';

/** What the address says of somebody who reads, and how that changes. */
export function useReading() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = useParams();
  const reading = useMemo(() => readReading({ pathname, search }), [pathname, search]);
  const faqId = params['faqId'] === undefined ? null : recordIdOf(params['faqId']);
  const addressOf = (next: Reading) => (faqId === null ? listAddress(next) : faqAddress(faqId, next));
  return {
    reading,
    faqId,
    /** Of a question that is opened beside this list. */
    addressOf: (id: string) => faqAddress(id, { ...reading, followUpQuestionId: null }),
    /** Changes the list; the question beside it stays. */
    look: (changes: Partial<Reading>) =>
      void navigate(addressOf({ ...reading, ...changes }), { replace: true, flushSync: true }),
    /** Another step of the open question, to which 'back' leads again. */
    walk: (followUpQuestionId: string | null) => void navigate(addressOf({ ...reading, followUpQuestionId })),
  };
}
