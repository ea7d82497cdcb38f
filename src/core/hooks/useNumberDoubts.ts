import { useState } from 'react';
import { personFieldTexts } from '@/domain/people/fields/personFieldTexts';
import { isDoubtfulNumber } from '@/lib/phone';

interface NumberDoubts {
  /** Questions by field name. */
  errors: Readonly<Record<string, string>>;
  /** Asks about new doubtful numbers; returns true when there are none. */
  pass: () => boolean;
}

/**
 * Asks once about telephone numbers that are valid in no country, by field name; saving the same numbers again confirms
 * them.
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
