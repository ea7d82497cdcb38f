import { useOutletContext, useParams } from 'react-router';
import { personQueries } from '@/api/personQueries';
import type { Person } from '@/domain/person';

/** The person whose card is open, as an answer that may still have to come; null for an id that is nobody's. */
export function usePersonAnswer() {
  const { personId = '' } = useParams();
  return personQueries.endpoints.person.useQuery(personId);
}

/** The same for what stands inside the card, where the person is known. */
export const useCardPerson = (): Person => useOutletContext<Person>();
