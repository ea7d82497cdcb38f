/** The titles of the pages of the card, which are there from the start; its other words come with the card. */
export const colleagueTitles = {
  title: 'Collegakaart',
  add: 'Nieuwe collega',
  addWords: 'medewerker toevoegen aanmaken',
  tabsLabel: 'Onderdelen van de collegakaart',
  tabs: { calendar: 'Agenda', history: 'Tijdlijn', telephony: 'Telefonie' },
} as const;
