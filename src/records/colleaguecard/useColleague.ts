import { useSelector } from 'react-redux';
import { useOutletContext, useParams } from 'react-router';
import { peopleQueries } from '@/api/people/peopleQueries';
import { selectUser, type WithSession } from '@/core/session/sessionSlice';
import type { Colleague } from '@/domain/colleagues/colleague';
import { sameId } from '@/lib/guid';

/** The colleague whose card is open, as an answer that may still be loading; null for an unknown id. */
export function useColleagueAnswer() {
  const { personId = '' } = useParams();
  return peopleQueries.endpoints.colleague.useQuery(personId);
}

export const useCardColleague = (): Colleague => useOutletContext<Colleague>();

/** AMB-117. */
export const useIsOwnCard = ({ id }: Pick<Colleague, 'id'>): boolean =>
  useSelector((state: WithSession) => sameId(selectUser(state)?.id ?? '', id));
