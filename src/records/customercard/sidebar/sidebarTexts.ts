const counted =
  (one: string, several: string) =>
  (amount: string): string =>
    amount === '1' ? one : several;

/** The Dutch texts of the sidebar of a card. */
export const sidebarTexts = {
  facts: {
    country: 'Land',
    emails: 'Andere e-mailadressen',
    phones: 'Andere telefoonnummers',
    relation: 'Relatienummer',
    unknown: 'Onbekend',
    copyEmail: 'E-mailadres kopiëren',
    emailCopied: 'E-mailadres gekopieerd',
    copyPhone: 'Telefoonnummer kopiëren',
    phoneCopied: 'Telefoonnummer gekopieerd',
    copyRelation: 'Relatienummer kopiëren',
    relationCopied: 'Relatienummer gekopieerd',
    recent: 'Onlangs gewijzigd',
  },
  occupantOnly: 'Deze relatie is alleen medebewoner.',
  runningFailed: 'De lopende contracten konden niet worden geladen.',
  noRunning: 'Er zijn geen lopende contracten.',
  /** Shown for a person without a running contract. */
  future: (from: string, place: string) => `Huurt vanaf ${from}: ${place}`,
  moreRunning: (rest: number) =>
    rest === 1 ? 'En nog 1 lopend contract' : `En nog ${rest} lopende contracten`,
  allContracts: 'Alle contracten',
  vendor: {
    title: 'Leverancier',
    failed: 'De gegevens van de leverancier konden niet worden geladen.',
    missing: 'Er zijn geen gegevens van de leverancier.',
    edit: 'Leverancier wijzigen',
    standing: 'Status',
    active: 'Actief',
    inactive: 'Niet actief',
    external: 'plant zelf afspraken',
    commerce: 'KvK-nummer',
    phone: 'Telefoon',
    email: 'E-mail',
    areas: 'Werkgebieden',
    areasFailed: 'Kon niet worden geladen',
  },
  indicators: {
    title: 'Let op',
    failed: 'De meldingen over deze relatie konden niet worden opgehaald.',
    none: 'Geen bijzonderheden.',
    mute: (title: string) => `Melding ‘${title}’ niet meer tonen`,
    muteTitle: 'Melding niet meer tonen',
    muteText: 'De melding verdwijnt van de kaart en komt niet terug. Dit kun je niet ongedaan maken.',
    muteConfirm: 'Niet meer tonen',
    muted: {
      done: 'De melding wordt niet meer getoond.',
      failed: 'De melding kon niet worden verborgen.',
      uncertain: 'Niet zeker of de melding is verborgen.',
    },
  },
  overview: {
    title: 'Wat speelt hier al',
    failed: 'Niet alles wat hier speelt kon worden opgehaald.',
    /** `isAll` is false if the search did not look at everything. */
    count: (count: number, isAll: boolean) => (isAll ? String(count) : `${count}+`),
    tasks: counted('open taak van jou en je groepen', 'open taken van jou en je groepen'),
    cases: counted('lopende zaak', 'lopende zaken'),
    balance: 'openstaand',
    arrears: counted('contract met huurachterstand', 'contracten met huurachterstand'),
    coResidents: (places: number) =>
      places > 1
        ? counted(`andere op ${places} adressen`, `anderen op ${places} adressen`)
        : counted('andere op het adres', 'anderen op het adres'),
    announcements: counted('lopende mededeling', 'lopende mededelingen'),
    nothing: 'Er speelt nu niets.',
  },
} as const;
