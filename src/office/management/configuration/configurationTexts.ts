export const configurationTexts = {
  about: 'Wat voor deze organisatie is ingesteld. Wijzigen kan hier niet.',
  back: 'Beheer',
  sections: {
    general: 'Algemeen',
    repairrequest: 'Reparatieverzoeken',
    mail: 'Mail',
    selfservice: 'Klantportaal',
  },
  failed: 'Deze instellingen konden niet worden geladen.',
  none: 'Niets ingesteld.',
  empty: '(leeg)',
  yes: 'Ja',
  no: 'Nee',
  other: {
    title: 'Opzoeken',
    section: 'Andere sectie',
    agent: 'Instelling van medewerkers',
    placeholder: 'Naam',
  },
  program: 'Dit programma',
} as const;
