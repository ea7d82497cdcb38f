export const activitiesTexts = {
  contacts: 'Contactmomenten',
  by: 'door',
  /** The place of a defect. */
  inPlace: (defect: string, place: string) => `${defect} (${place})`,
  bySystem: 'automatisch',
  unknown: 'onbekend',
  ending: {
    outcome: 'Uitkomst',
    completeReason: 'Wat er is gedaan',
    rejectReason: 'Reden van weigeren',
    deleteReason: 'Reden van verwijderen',
    reason: 'Reden',
  },
  contact: 'Contactmoment',
  readMail: 'Mail bekijken',
  openRepair: 'Reparatieverzoek openen',
  repairFailed: 'Dit verzoek kon niet worden geopend. Misschien bestaat het niet meer.',
  chat: {
    failed: 'Het chatgesprek kon niet worden opgehaald.',
    notKept: 'Dit chatgesprek is niet bewaard.',
    notRated: 'Geen beoordeling',
    read: 'Gesprek lezen',
  },
} as const;
