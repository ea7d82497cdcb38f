/** What is said of a conversation that was kept. */
export const historyTexts = {
  title: 'Chatgesprek',
  failed: 'Het chatgesprek kon niet worden opgehaald.',
  notKept: 'Dit gesprek is niet bewaard.',
  notKeptHelp: 'Oude gesprekken zijn niet altijd bewaard, en een gesprek dat nog loopt is er nog niet.',
  operators: 'Medewerkers',
  rating: 'Beoordeling',
  notRated: 'Geen beoordeling',
  messages: 'Berichten',
  noMessages: 'Er zijn geen berichten bewaard.',
  messageFailed: 'Dit bericht kan niet worden getoond.',
  visitor: 'Klant',
  operator: 'Medewerker',
  unknown: 'Onbekende afzender',
} as const;
