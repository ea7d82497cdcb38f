export const agendaTexts = {
  /** The specification gives this text (002 §8). */
  failed: 'Er is een fout opgetreden bij het ophalen van de afspraken',
  off: 'De koppeling met de agenda werkt niet.',
  when: 'Wanneer',
  where: 'Waar',
  howLong: 'Duur',
  status: 'Status',
  allDay: 'Hele dag',
  noSubject: 'Afspraak zonder onderwerp',
  none: 'Geen afspraken',
  comingDays: 'Komende 7 dagen',
  appointments: 'Afspraken',
  noTime: 'tijd onbekend',
  recurring: 'terugkerend',
  fromUntil: (from: string, until: string) => `${from} tot ${until}`,
  minutes: (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    if (hours === 0) return `${rest} min`;
    return rest === 0 ? `${hours} uur` : `${hours} uur ${rest} min`;
  },
  busy: (subject: string, until: string | null) =>
    until === null ? `${subject}, de rest van de dag bezet` : `${subject}, bezet tot ${until}`,
  free: (until: string | null) => (until === null ? 'De rest van de dag vrij' : `Vrij tot ${until}`),
} as const;
