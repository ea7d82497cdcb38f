import { getISOWeek } from 'date-fns/getISOWeek';

/** Returns the week number of a day `yyyy-MM-dd`. */
export const weekNumber = (day: string): number => getISOWeek(new Date(`${day}T12:00:00`));
