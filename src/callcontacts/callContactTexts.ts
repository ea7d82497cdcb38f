import { named } from '@/lib/named';

/** The Dutch words about a call and the contact that is held over it. */
export const callContactTexts = {
  passedOn: (name: string) => `Gesprek doorverbonden met ${named(name)}.`,
  somebody: 'iemand anders',
  other: (other: string | null, chosen: string) =>
    `De telefooncentrale koppelt dit gesprek aan ${named(other ?? 'iemand anders')}. Het contact blijft met ${named(chosen)}.`,
} as const;
