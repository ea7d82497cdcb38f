/** So many days of a calendar are read at a time (001 §9, 002 §9.1). */
export const CALENDAR_DAYS = 8;
