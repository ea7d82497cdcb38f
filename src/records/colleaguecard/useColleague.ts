import { useSelector } from 'react-redux';
import { useOutletContext, useParams } from 'react-router';
import { colleagueQueries } from '@/api/colleagues/colleagueQueries';
import { peopleQueries } from '@/api/people/peopleQueries';
import { selectUser, type WithSession } from '@/core/session/sessionSlice';
import type { Colleague } from '@/domain/colleagues/colleague';
import { sameId } from '@/lib/guid';
import { CALENDAR_DAYS } from '@/shared/agenda';

/** The colleague whose card is open, as an answer that may still be loading; null for an unknown id. */
export function useColleagueAnswer() {
  const { personId = '' } = useParams();
  return peopleQueries.endpoints.colleague.useQuery(personId);
}

export const useCardColleague = (): Colleague => useOutletContext<Colleague>();

/** Returns true if the card is the user's own (AMB-117). */
export const useIsOwnCard = ({ id }: Pick<Colleague, 'id'>): boolean =>
  useSelector((state: WithSession) => sameId(selectUser(state)?.id ?? '', id));

/** The calendar of a colleague from the given Monday on. */
export const useWeek = (id: string, monday: string) =>
  colleagueQueries.endpoints.calendar.useQuery({ id, day: monday, days: CALENDAR_DAYS });
