import { getISOWeek } from 'date-fns/getISOWeek';

/** The number of the week of a day, `yyyy-MM-dd`. */
export const weekNumber = (day: string): number => getISOWeek(new Date(`${day}T12:00:00`));
