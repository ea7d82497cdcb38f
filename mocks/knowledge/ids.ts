export const faqIdOf = (number: number): string =>
  `fa000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;

const groupIdOf = (number: number): string =>
  `b2000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;

/** Membership follows from roles and age. */
export const TARGET_GROUPS = {
  huurders: { id: groupIdOf(1), name: 'Huurders' },
  woningzoekenden: { id: groupIdOf(2), name: 'Woningzoekenden' },
  jongeren: { id: groupIdOf(3), name: 'Jongeren tot 30' },
  senioren: { id: groupIdOf(4), name: 'Senioren vanaf 65' },
} as const;

/** The application of the customers: what it shows is public. */
export const PUBLIC_APPLICATION = 'a9000000-0000-4000-8000-000000000001';
