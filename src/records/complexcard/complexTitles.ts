/** The titles of the pages of the card, loaded from the start (AMB-200). */
export const complexTitles = {
  title: 'Complexkaart',
  tabsLabel: 'Onderdelen van de complexkaart',
  tabs: { timeline: 'Tijdlijn', units: 'Eenheden', announcements: 'Mededelingen' },
} as const;
