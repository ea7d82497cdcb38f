/** The titles of the pages, loaded from the start; the other texts are loaded with the card. */
export const colleagueTitles = {
  title: 'Collegakaart',
  add: 'Nieuwe collega',
  addWords: 'medewerker toevoegen aanmaken',
  tabsLabel: 'Onderdelen van de collegakaart',
  tabs: { calendar: 'Agenda', history: 'Tijdlijn', telephony: 'Telefonie' },
} as const;
