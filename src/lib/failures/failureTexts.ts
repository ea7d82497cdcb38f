/** Explains for each cause why an action failed: what went wrong, and whether trying again helps. */
export const whyNotDone = {
  offline: 'Je bent offline. Dit is niet verstuurd.',
  notRead: 'Wat nu is opgeslagen kon niet worden opgehaald, dus er is niets verstuurd. Probeer het opnieuw.',
  noAnswer: 'De server gaf geen antwoord. Probeer het opnieuw.',
  unreadable: 'Het antwoord van de server was niet te lezen. Probeer het over een minuut opnieuw.',
  signedOut: 'Je bent niet meer aangemeld. Meld je aan en probeer het dan opnieuw.',
  notAllowed: 'Je hebt hier geen rechten voor. Opnieuw proberen helpt niet.',
  gone: 'Dit bestaat niet meer. Opnieuw proberen helpt niet.',
  changed: 'Dit is intussen gewijzigd. Kijk eerst hoe het nu is voordat je het opnieuw probeert.',
  notAccepted: 'De server neemt dit zo niet aan. Zonder wijziging helpt opnieuw proberen niet.',
  tooLarge: 'Dit is te groot. Opnieuw proberen helpt niet.',
  tooBusy: 'Het is te druk op de server. Probeer het over een minuut opnieuw.',
  serverFailed: 'De server heeft een storing. Probeer het over een minuut opnieuw.',
} as const;

export type Cause = keyof typeof whyNotDone;

/** Explains why content is missing, for the causes that need other words here than for a failed action. */
export const whyNotShown: Readonly<Partial<Record<Cause, string>>> = {
  offline: 'Je bent offline. Probeer het opnieuw zodra je verbinding hebt.',
  notAllowed: 'Je hebt geen rechten om dit te bekijken.',
  gone: 'Dit is niet gevonden. Opnieuw proberen helpt niet.',
  notAccepted: 'De server neemt deze vraag niet aan. Meld het als dat zo blijft.',
};
