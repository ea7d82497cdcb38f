/** The number of days of a calendar that are read at a time (001 §9, 002 §9.1). */
export const CALENDAR_DAYS = 8;
