/** The Dutch words of the design system itself. */
export const uiTexts = {
  busy: 'Bezig…',
  cancel: 'Annuleren',
  close: 'Sluiten',
  copyFailed: 'Kopiëren is niet gelukt.',
  lineFailed: 'Deze regel kan niet worden getoond.',
  loading: 'Wordt geladen',
  meanwhile: {
    first: 'Lees eerst wat er intussen veranderd is.',
    goOn: 'Gezien, doorgaan',
  },
  more: 'Toon meer',
  moreShort: 'Meer',
  moreActions: 'Meer acties',
  moreTabs: 'Meer tabbladen',
  moreFailed: 'Meer ophalen is niet gelukt.',
  partFailed: 'Dit deel kan niet worden getoond.',
  partFailedDetail:
    'De rest van het scherm werkt gewoon door. Helpt opnieuw proberen niet, ververs dan de pagina.',
  resizeBetween: (left: string, right: string) => `Breedte van ${left} en ${right}`,
  retry: 'Opnieuw proberen',
  stillSending: 'Er wordt nog verstuurd.',
  toFirstMessage: 'Naar het eerste bericht',
  toNewestMessage: 'Naar het nieuwste bericht',
  nothingFound: 'Niets gevonden',
  messageSent: 'Bericht verstuurd',
  messagesArrived: (count: number) => (count === 1 ? '1 nieuw bericht' : `${count} nieuwe berichten`),
} as const;
