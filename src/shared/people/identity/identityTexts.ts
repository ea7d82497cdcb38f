const listed = new Intl.ListFormat('nl-NL', { type: 'conjunction' });

export const identityTexts = {
  title: 'Identiteit',
  intro: 'Controleer twee gegevens voordat je persoonlijke informatie geeft.',
  fact: (label: string, value: string) => `${label.charAt(0).toUpperCase()}${label.slice(1)}: ${value}`,
  confirm: 'Identiteit vastgesteld',
  needTwo: 'Vink twee gegevens aan die kloppen.',
  tooFew: 'Van deze relatie zijn te weinig gegevens bekend om de identiteit hier vast te stellen.',
  done: (facts: readonly string[], time: string) => `Vastgesteld om ${time} op ${listed.format(facts)}.`,
  undo: 'Ongedaan maken',
  line: (facts: readonly string[]) => `Identiteit vastgesteld op ${listed.format(facts)}.`,
  facts: {
    birthDate: 'geboortedatum',
    address: 'adres',
    phone: 'telefoonnummer',
    email: 'e-mailadres',
    relationNumber: 'relatienummer',
  },
} as const;
