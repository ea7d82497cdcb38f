import { colleagueQueries } from '@/api/colleagueQueries';
import { CALENDAR_DAYS } from '@/agenda';

/** What stands in the calendar of a colleague from a Monday on. */
export const useWeek = (id: string, monday: string) =>
  colleagueQueries.endpoints.calendar.useQuery({ id, day: monday, days: CALENDAR_DAYS });
