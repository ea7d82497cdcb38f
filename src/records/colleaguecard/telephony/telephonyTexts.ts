export const telephonyTexts = {
  day: 'Dag',
  days: 'Dag kiezen',
  before: 'Vorige dag',
  after: 'Volgende dag',
  today: 'Vandaag',
  isToday: 'Verder dan vandaag is er niets',
  calls: (day: string) => `Gesprekken van ${day}`,
  noCalls: 'Op deze dag is niet gebeld.',
  week: (number: number) => `Gesprekken in week ${number}`,
  weekFailed: 'Het overzicht van de week kon niet worden geladen.',
  noneInWeek: 'In deze week is niet gebeld.',
  inbound: 'Inkomend',
  outbound: 'Uitgaand',
  statuses: 'Telefoon',
  noStatuses: '–',
  time: (status: string, time: string) => `${status} ${time}`,
  duration: (seconds: number) => {
    const minutes = Math.round(seconds / 60);
    const hours = Math.floor(minutes / 60);
    return hours === 0 ? `${minutes} min` : `${hours} u ${minutes % 60} min`;
  },
} as const;
