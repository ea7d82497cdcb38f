/** The Dutch words for somebody who is not signed in. */
export const noSessionTexts = {
  refused: {
    heading: 'Je hebt geen toegang tot deze pagina',
    text: 'We konden niet vaststellen wie je bent, of je account heeft geen toegang tot dit programma.',
    next: 'Probeer het opnieuw. Lukt het niet, neem dan contact op met de functioneel beheerder.',
  },
  signedOut: {
    heading: 'Je bent afgemeld',
    text: 'Je kunt dit tabblad sluiten.',
    next: 'Wil je verder werken, meld je dan opnieuw aan.',
    signInAgain: 'Opnieuw aanmelden',
  },
} as const;
