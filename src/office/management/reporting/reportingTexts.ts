export const reportingTexts = {
  elsewhere: 'Rapporten staan in Power BI',
  about: 'Daar meld je je met je eigen account aan.',
  open: 'Rapporten openen',
  newTab: '(nieuw tabblad)',
  none: 'Er is geen rapportage ingesteld.',
} as const;
