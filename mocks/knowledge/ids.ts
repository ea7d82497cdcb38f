import { fixedHexId } from '../db/fixedIds';
export const faqIdOf = (number: number): string => fixedHexId('fa', number);

/** Membership of a target group follows from roles and age. */
export const TARGET_GROUPS = {
  huurders: { id: fixedHexId('b2', 1), name: 'Huurders' },
  woningzoekenden: { id: fixedHexId('b2', 2), name: 'Woningzoekenden' },
  jongeren: { id: fixedHexId('b2', 3), name: 'Jongeren tot 30' },
  senioren: { id: fixedHexId('b2', 4), name: 'Senioren vanaf 65' },
} as const;

/** The application for customers: questions in it are public. */
export const PUBLIC_APPLICATION = 'a9000000-0000-4000-8000-000000000001';
