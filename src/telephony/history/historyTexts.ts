/** The Dutch words about the calls of today. */
export const historyTexts = {
  title: 'Gesprekken van vandaag',
  failed: 'De gesprekken konden niet worden geladen.',
  none: 'Vandaag is er nog niet gebeld.',
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
