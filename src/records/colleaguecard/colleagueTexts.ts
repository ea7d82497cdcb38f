/** The Dutch texts of the whole card; each tab has texts of its own. */
export const colleagueTexts = {
  loading: 'Collega wordt geladen',
  failedTitle: 'De collega kon niet worden geladen.',
  failedText: 'Probeer het opnieuw. Blijft het misgaan, meld het dan bij functioneel beheer.',
  notFoundTitle: 'Deze collega bestaat niet.',
  notFoundText: 'Misschien klopt het adres van de pagina niet.',
  toList: 'Naar collega’s',
  nameless: 'Naam onbekend',
  copyLink: 'Link naar deze collega kopiëren',
  linkCopied: 'Link gekopieerd',
  chat: 'Chat',
  sidebar: 'Gegevens van de collega',
  showSidebar: 'Gegevens van de collega tonen',
  hideSidebar: 'Gegevens van de collega verbergen',
  actions: {
    label: 'Acties voor deze collega',
    edit: 'Wijzigen',
  },
} as const;
