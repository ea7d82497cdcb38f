/** The Dutch words about calls that have ended. */
export const historyTexts = {
  today: 'Gesprekken van vandaag',
  noneToday: 'Vandaag is er nog niet gebeld.',
  failed: 'De gesprekken konden niet worden geladen.',
  missed: 'Gemist',
  missedCount: (count: number) => (count === 1 ? '1 gemiste oproep' : `${count} gemiste oproepen`),
  callBack: (whom: string) => `${whom} terugbellen`,
  onlyMissed: 'Alleen gemiste',
  inbound: 'Inkomend',
  outbound: 'Uitgaand',
  otherDirection: 'Oproep',
  unanswered: 'Geen gehoor',
  withheld: 'Anoniem nummer',
  unknown: 'Naam onbekend',
} as const;
