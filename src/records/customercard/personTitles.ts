/** The page titles of the card, which load at the start; its other texts load with the card. */
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
