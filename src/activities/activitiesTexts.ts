/** Every Dutch word of activities/. */
export const activitiesTexts = {
  contacts: 'Contactmomenten',
  by: (name: string) => `door ${name}`,
  bySystem: 'automatisch',
  contact: 'Contactmoment',
} as const;
