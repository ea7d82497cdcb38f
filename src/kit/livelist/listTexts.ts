/** The Dutch words that all lists share. */
export const listTexts = {
  waiting: (count: number) => (count === 1 ? '1 nieuwe' : `${count} nieuwe`),
  more: 'Meer laden',
  clearFilters: 'Filters wissen',
  failedText: 'Controleer je verbinding en probeer het opnieuw.',
  updated: (moment: string) => `bijgewerkt ${moment}`,
  disconnected: (moment: string) => `Verbinding verbroken, gegevens van ${moment}`,
  select: (title: string) => `‘${title}’ selecteren`,
  selected: (count: number) => `${count} geselecteerd`,
  deselect: 'Selectie opheffen',
} as const;
