import { colleagueQueries } from '@/api/colleagueQueries';
import { DAYS_READ } from './week';

/** What stands in the calendar of a colleague from a Monday on. */
export const useWeek = (id: string, monday: string) =>
  colleagueQueries.endpoints.calendar.useQuery({ id, day: monday, days: DAYS_READ });
