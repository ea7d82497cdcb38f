/** Every Dutch word of people/. */
export const peopleTexts = {
  assigneePlaceholder: 'Zoek een collega of functiegroep',
  functionGroup: 'Functiegroep',
  assigneesFailed: 'Collega’s en functiegroepen konden niet worden geladen.',
  assigneeUnchosen: 'Er is nog niemand gekozen. Kies een naam uit de lijst.',
  noAssignees: 'Geen resultaten gevonden.',
  personDescription: 'Zoek op naam, adres, telefoonnummer of e‑mailadres.',
  typeMore: 'Typ minstens 2 tekens.',
  noPeople: 'Geen resultaten gevonden.',
  peopleFailed: 'Zoeken naar relaties is mislukt. Probeer het nogmaals.',
  unknownPerson: 'Onbekende relatie',
  noAddress: 'adres onbekend',
  unknownAssignee: 'Naam onbekend',
  chosenPerson: 'Gekozen persoon',
  alerts: {
    title: 'Let op',
    alert: (priority: string, title: string) => `${priority}: ${title}`,
    more: (rest: number) => `en nog ${rest}`,
  },
  born: (date: string) => `geboren ${date}`,
} as const;
