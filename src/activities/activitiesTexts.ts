/** Every Dutch word of activities/. */
export const activitiesTexts = {
  contacts: 'Contactmomenten',
  by: (name: string) => `door ${name}`,
  /** Of a defect. */
  inPlace: (defect: string, place: string) => `${defect} (${place})`,
  bySystem: 'automatisch',
  contact: 'Contactmoment',
} as const;
