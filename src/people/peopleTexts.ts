/** Every Dutch word of people/. */
export const peopleTexts = {
  assigneePlaceholder: 'Zoek een collega of functiegroep',
  functionGroup: 'Functiegroep',
  assigneesFailed: 'Collega’s en functiegroepen konden niet worden geladen.',
  noAssignees: 'Geen resultaten gevonden.',
  personDescription: 'Zoek op naam, adres, telefoonnummer of e‑mailadres.',
  typeMore: 'Typ minstens 2 tekens.',
  noPeople: 'Geen resultaten gevonden.',
  peopleFailed: 'Zoeken naar relaties is mislukt. Probeer het nogmaals.',
  unknownPerson: 'Onbekende relatie',
  noAddress: 'adres onbekend',
  unknownAssignee: 'Naam onbekend',
  chosenPerson: 'Gekozen persoon',
  born: (date: string) => `geboren ${date}`,
} as const;
