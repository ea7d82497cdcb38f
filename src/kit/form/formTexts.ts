/** The Dutch words that the forms of all records share. */
export const formTexts = {
  yes: 'Ja',
  no: 'Nee',
  saved: 'Wijzigingen zijn succesvol opgeslagen.',
  saveFailed: 'Fout opgetreden bij het opslaan van de wijzigingen.',
  changedMeanwhile: 'Ondertussen gewijzigd door een collega.',
} as const;
