/** The titles of the pages of the card, which are there from the start. */
export const personTitles = {
  title: 'Relatiekaart',
  tabs: {
    tijdlijn: 'Tijdlijn',
    gegevens: 'Klantgegevens',
    contracten: 'Contracten',
    registraties: 'Inschrijvingen',
    financieel: 'Financieel',
    mededelingen: 'Mededelingen',
    klantscore: 'Klantscore',
  },
} as const;
