const moreTitle = (count: number): string => (count === 1 ? 'Nog 1 afspraak' : `Nog ${count} afspraken`);

export const calendarTexts = {
  week: (number: number, first: string, last: string) => `Week ${number}: ${first} t/m ${last}`,
  weeks: 'Week kiezen',
  before: 'Vorige week',
  after: 'Volgende week',
  thisWeek: 'Deze week',
  today: 'vandaag',
  now: 'Nu in de agenda',
  plus: (count: number) => `+${count}`,
  moreTitle,
  more: (subjects: readonly string[]) => `${moreTitle(subjects.length)}: ${subjects.join(', ')}`,
  details: (subject: string) => `Afspraak: ${subject}`,
  hour: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
  rest: 'Ook in deze week',
} as const;
