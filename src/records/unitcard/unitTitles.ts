/** The titles of the pages of the card, loaded from the start (AMB-200). */
export const unitTitles = {
  title: 'Objectkaart',
  tabsLabel: 'Onderdelen van de objectkaart',
  tabs: {
    timeline: 'Tijdlijn',
    contracts: 'Contracten',
    announcements: 'Mededelingen',
    valuation: 'Woningwaardering',
    repairs: 'Reparatieverzoek',
  },
  contractsRefused: 'Je hebt geen rechten om contracten te bekijken.',
} as const;
