import { useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { recordIdOf } from '@/lib/guid';
import { faqAddress, listAddress, type Reading, readReading } from './readingAddress';

/** Returns the reading state in the address, with functions that change it. */
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
    /** Returns the address of a question opened beside this list. */
    addressOf: (id: string) => faqAddress(id, { ...reading, followUpQuestionId: null }),
    /** Changes the list; the open question stays. */
    look: (changes: Partial<Reading>) =>
      void navigate(addressOf({ ...reading, ...changes }), { replace: true, flushSync: true }),
    /** Goes to another step of the open question, adding an entry to the history. */
    walk: (followUpQuestionId: string | null) => void navigate(addressOf({ ...reading, followUpQuestionId })),
  };
}
