/** The Dutch texts that all cards share. */
export const cardTexts = {
  filters: 'Filters',
  applyFilters: 'Toon resultaat',
  updating: 'Wordt bijgewerkt',
  notUpdated: 'Niet bijgewerkt',
  gone: 'Deze kaart bestaat niet meer. Je ziet wat er het laatst van bekend was.',
  backToCard: 'Terug naar de kaart',
  fields: {
    title: 'Aanvullende gegevens',
    failed: 'De aanvullende gegevens konden niet worden geladen.',
    unknown: 'Niet bekend',
    opensElsewhere: '(opent in een nieuw venster)',
  },
  contractFilter: {
    label: 'Contract',
    placeholder: 'Zoek op adres',
    failed: 'De contracten om uit te kiezen konden niet worden geladen.',
    none: 'Geen contract met dit adres.',
    fields: 'Contracten filteren',
    noAddress: 'Adres onbekend',
  },
} as const;
