/** The Dutch texts of signing in. */
export const loginTexts = {
  signIn: 'Aanmelden',
  tryAgain: 'Opnieuw proberen',
  signInAgain: 'Opnieuw aanmelden',
  otherAccount: 'Met een ander account aanmelden',
  windowsOn: 'Aanmelden met Windows',
  windows: {
    heading: 'Aanmelden met Windows',
    text: 'Je wordt in deze browser voortaan aangemeld met je Windows-account.',
    next: 'Was dit niet je bedoeling? Sluit dan dit tabblad; er verandert niets.',
  },
  leaving: {
    heading: 'Aanmelden',
    text: 'Je gaat naar de aanmeldpagina van je organisatie.',
    next: 'Gebeurt er niets, kies dan hieronder Aanmelden.',
  },
  arriving: {
    heading: 'Je wordt aangemeld',
    text: 'Je aanmelding wordt gecontroleerd.',
    next: 'Dit duurt meestal maar een paar tellen.',
  },
  unreachable: {
    heading: 'Aanmelden lukt nu niet',
    text: 'De aanmelddienst van je organisatie is niet bereikbaar.',
    next: 'Controleer je verbinding en probeer het opnieuw. Blijft dit gebeuren, meld het dan bij de servicedesk.',
  },
  refused: {
    heading: 'Aanmelden is niet gelukt',
    text: 'De aanmelddienst van je organisatie heeft je aanmelding niet geaccepteerd.',
    next: 'Probeer het opnieuw. Lukt het niet, geef dan de melding hieronder door aan de servicedesk.',
    message: (words: string) => `Melding van de aanmelddienst: ${words}`,
  },
  untrusted: {
    heading: 'Aanmelden is niet gelukt',
    text: 'Het antwoord van de aanmelddienst klopt niet, ook niet na een nieuwe poging. Voor de zekerheid ben je niet aangemeld.',
    next: 'Sluit andere tabbladen waarin je je aan het aanmelden bent en begin opnieuw. Lukt het niet, meld het dan bij de servicedesk.',
  },
  noAccess: {
    heading: 'Je account heeft geen toegang',
    text: 'Je bent aangemeld bij je organisatie, maar met dit account mag je dit programma niet gebruiken.',
    next: 'Meld je aan met een ander account, of vraag de functioneel beheerder om toegang.',
  },
} as const;
