import { named } from '@/lib/named';

export const callContactTexts = {
  passedOn: (name: string) => `Gesprek doorverbonden met ${named(name)}.`,
  somebody: 'iemand anders',
  other: (other: string | null, chosen: string) =>
    `De telefooncentrale koppelt dit gesprek aan ${named(other ?? 'iemand anders')}. Het contact blijft met ${named(chosen)}.`,
} as const;
