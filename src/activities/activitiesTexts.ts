/** Every Dutch word of activities/. */
export const activitiesTexts = {
  contacts: 'Contactmomenten',
  by: (name: string) => `door ${name}`,
  bySystem: 'automatisch',
  incoming: 'inkomend',
  outgoing: 'uitgaand',
} as const;
