/** The Dutch texts for missing permissions and missing pages. */
export const accessTexts = {
  unauthorized: {
    heading: 'Je hebt geen toegang tot deze pagina',
    text: 'Je account heeft niet de rechten die voor deze pagina nodig zijn.',
    next: 'Vraag je leidinggevende of de functioneel beheerder om de juiste rechten als je deze pagina voor je werk nodig hebt.',
    kept: (count: number) =>
      count === 1
        ? 'Je niet verstuurde tekst is bewaard. Kopieer die als je die elders nodig hebt:'
        : 'Je niet verstuurde teksten zijn bewaard. Kopieer wat je elders nodig hebt:',
  },
  notFound: {
    heading: 'Deze pagina bestaat niet',
    text: 'Het adres klopt niet, of wat je zoekt is verplaatst of verwijderd.',
    next: 'Controleer het adres, of ga terug naar het begin en zoek van daar verder.',
    goBack: 'Terug naar de vorige pagina',
  },
  refused: {
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
