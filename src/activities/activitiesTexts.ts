/** Every Dutch word of activities/. */
export const activitiesTexts = {
  contacts: 'Contactmomenten',
  by: (name: string) => `door ${name}`,
  /** Of a defect. */
  inPlace: (defect: string, place: string) => `${defect} (${place})`,
  bySystem: 'automatisch',
  /** How a task ended, and why. */
  ending: {
    outcome: 'Uitkomst',
    completeReason: 'Wat er is gedaan',
    rejectReason: 'Reden van weigeren',
    deleteReason: 'Reden van verwijderen',
    reason: 'Reden',
  },
  contact: 'Contactmoment',
  chat: {
    failed: 'Het chatgesprek kon niet worden opgehaald.',
    notKept: 'Dit chatgesprek is niet bewaard.',
    notRated: 'Geen beoordeling',
    read: 'Gesprek lezen',
  },
} as const;
