/** The Dutch words of where labels stand. */
export const labelTexts = {
  usages: 'Gebruikt in',
  usagesFailed: 'Waar dit label staat, kon niet worden geladen.',
  unused: 'Dit label staat in geen enkel antwoord.',
  nameless: 'Vraag zonder tekst',
  title: 'Ongebruikte labels opruimen',
  help: 'Deze labels staan in geen enkel antwoord.',
  list: 'Ongebruikte labels',
  failed: 'De labels konden niet worden geladen.',
  none: 'Elk label staat in een antwoord.',
  cancel: 'Annuleren',
  remove: (count: number) => (count === 1 ? '1 label verwijderen' : `${count} labels verwijderen`),
  noneChosen: 'Kies eerst een label.',
  removed: (count: number) => (count === 1 ? '1 label is verwijderd.' : `${count} labels zijn verwijderd.`),
  removeFailed: 'Er is geen label verwijderd.',
  inUse: 'Een van deze labels staat intussen in een antwoord.',
  uncertainHelp: 'Kijk in de lijst of de labels er nog staan.',
} as const;
