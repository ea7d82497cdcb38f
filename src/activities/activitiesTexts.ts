/** Every Dutch word of activities/. */
export const activitiesTexts = {
  contacts: 'Contactmomenten',
  untitled: 'Zonder titel',
  by: (name: string) => `door ${name}`,
  bySystem: 'automatisch',
  incoming: 'inkomend',
  outgoing: 'uitgaand',
} as const;
