/** A working day (002 §9.3); dates on the wire are whole days. */
export const Weekday = { Monday: 1, Tuesday: 2, Wednesday: 3, Thursday: 4, Friday: 5 } as const;
type Weekday = (typeof Weekday)[keyof typeof Weekday];

export const weekdayLabels: Record<Weekday, string> = {
  [Weekday.Monday]: 'maandag',
  [Weekday.Tuesday]: 'dinsdag',
  [Weekday.Wednesday]: 'woensdag',
  [Weekday.Thursday]: 'donderdag',
  [Weekday.Friday]: 'vrijdag',
};
