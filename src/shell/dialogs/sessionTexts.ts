/** The texts when a session ends or is about to end. */
export const sessionTexts = {
  signIn: 'Opnieuw aanmelden',
  refresh: 'Pagina verversen',
  expiresIn: (minutes: number) =>
    `Je sessie verloopt over ${minutes} ${minutes === 1 ? 'minuut' : 'minuten'}. Meld je opnieuw aan om door te werken.`,
  expired: {
    title: 'Je sessie is verlopen',
    text: 'Meld je opnieuw aan om verder te gaan. Deze pagina blijft staan; wat je hebt getypt is bewaard.',
  },
  signedOutElsewhere: {
    title: 'Je bent afgemeld',
    text: 'Je bent afgemeld in een ander tabblad. Meld je binnen een kwartier opnieuw aan om verder te gaan met wat je had getypt.',
  },
} as const;
