/** The Dutch words of the calendar of a colleague. */
export const calendarTexts = {
  /** 002 §8. */
  failed: 'Er is een fout opgetreden bij het ophalen van de afspraken',
  week: (number: number, first: string, last: string) => `Week ${number}: ${first} t/m ${last}`,
  weeks: 'Week kiezen',
  before: 'Vorige week',
  after: 'Volgende week',
  thisWeek: 'Deze week',
  today: 'vandaag',
  details: (subject: string) => `Afspraak: ${subject}`,
  when: 'Wanneer',
  where: 'Waar',
  howLong: 'Duur',
  status: 'Status',
  hour: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
  allDay: 'Hele dag',
  noSubject: 'Afspraak zonder onderwerp',
  none: 'Geen afspraken',
  rest: 'Ook in deze week',
  noTime: 'tijd onbekend',
  recurring: 'terugkerend',
  fromUntil: (from: string, until: string) => `${from} tot ${until}`,
  minutes: (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    if (hours === 0) return `${rest} min`;
    return rest === 0 ? `${hours} uur` : `${hours} uur ${rest} min`;
  },
  now: {
    title: 'Nu in de agenda',
    busy: (subject: string, until: string | null) =>
      until === null ? `${subject}, de rest van de dag bezet` : `${subject}, bezet tot ${until}`,
    free: (until: string | null) => (until === null ? 'De rest van de dag vrij' : `Vrij tot ${until}`),
  },
} as const;
