/** The Dutch texts of app/: error screens, landing, failures of loading. */
export const appTexts = {
  loginTitle: 'Aanmelden',
  toStart: 'Naar het begin',
  tryAgain: 'Opnieuw proberen',
  refresh: 'Pagina verversen',
  general: {
    title: 'Fout',
    heading: 'Er ging iets mis',
    text: 'Er is een onverwachte fout opgetreden. De fout is doorgegeven aan de beheerders.',
    next: 'Ga terug naar het begin en probeer het opnieuw. Gebeurt het weer, geef dan door wat je aan het doen was.',
  },
  unauthorizedTitle: 'Geen toegang',
  notFoundTitle: 'Niet gevonden',
  unavailable: {
    title: 'Server niet beschikbaar',
    heading: 'De server is niet beschikbaar',
    text: 'Het programma krijgt op dit moment geen antwoord van de server. Dat kan door onderhoud of door een storing komen.',
    next: 'Wacht een paar minuten en probeer het dan opnieuw. Duurt het langer, meld het dan bij de servicedesk.',
  },
  offline: {
    text: 'Zonder netwerk kan het programma niet starten.',
    next: 'Zodra je weer verbinding hebt, gaat het vanzelf verder.',
  },
  configuration: {
    title: 'Niet gestart',
    heading: 'Het programma kan niet starten',
    text: 'De instellingen van deze omgeving konden niet worden geladen of kloppen niet.',
    next: 'Controleer je verbinding en probeer het opnieuw. Blijft dit gebeuren, geef dan de melding hieronder door aan de beheerder.',
    detail: 'Melding voor de beheerder',
  },
  screen: {
    heading: 'Dit scherm kan niet worden getoond',
    text: 'Er ging iets mis bij het tonen van dit scherm. De rest van het programma werkt gewoon door.',
  },
  chunk: {
    heading: 'Dit scherm kon niet worden geladen',
    newVersion: 'Er staat waarschijnlijk een nieuwe versie klaar. Ververs de pagina om verder te gaan.',
    offline:
      'Zonder netwerk kan dit scherm niet worden geladen. Probeer het opnieuw zodra je verbinding hebt.',
    drafts: 'Wat je hebt getypt is bewaard en staat er na het verversen weer.',
    held: 'Een deel van het programma kan nog niet worden geladen. Je actie gaat verder zodra dat lukt. Blijft dit zo, ververs dan de pagina.',
    stillFailing:
      'Verversen heeft niet geholpen. Controleer je verbinding en probeer het over een paar minuten opnieuw.',
  },
} as const;
