import { colleagueQueries } from '@/api/colleagues/colleagueQueries';
import { CALENDAR_DAYS } from '@/shared/agenda';

/** The calendar of a colleague from the given Monday on. */
export const useWeek = (id: string, monday: string) =>
  colleagueQueries.endpoints.calendar.useQuery({ id, day: monday, days: CALENDAR_DAYS });
