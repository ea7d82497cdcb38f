/** The titles of the pages of the card, which are there from the start; its other words come with the card. */
export const personTitles = {
  title: 'Relatiekaart',
  tabsLabel: 'Onderdelen van de relatiekaart',
  tabs: {
    timeline: 'Tijdlijn',
    details: 'Klantgegevens',
    contracts: 'Contracten',
    registrations: 'Inschrijvingen',
    bills: 'Financieel',
    announcements: 'Mededelingen',
    satisfaction: 'Klantscore',
  },
} as const;
