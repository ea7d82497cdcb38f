import { useState } from 'react';
import { personFieldTexts } from '@/domain/people/fields/personFieldTexts';
import { isDoubtfulNumber } from '@/lib/phone';

interface NumberDoubts {
  /** Questions about doubtful numbers, by field name. */
  errors: Readonly<Record<string, string>>;
  /** Asks about the doubtful numbers that are new; returns true when there are none. */
  pass: () => boolean;
}

/**
 * Asks once about each telephone number that is valid in no country; saving the same number again confirms it. `typed`
 * holds the numbers by field name.
 */
export function useNumberDoubts(typed: Readonly<Record<string, string>>): NumberDoubts {
  const [known, setKnown] = useState<readonly string[]>([]);
  const doubtful = Object.entries(typed).filter(([, number]) => isDoubtfulNumber(number));
  const asked = doubtful.filter(([, number]) => known.includes(number));
  return {
    errors: Object.fromEntries(asked.map(([name]) => [name, personFieldTexts.problems.phoneDoubtful])),
    pass: () => {
      setKnown(doubtful.map(([, number]) => number));
      return asked.length === doubtful.length;
    },
  };
}
