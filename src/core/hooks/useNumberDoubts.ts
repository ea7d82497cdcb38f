import { useState } from 'react';
import { personFieldTexts } from '@/domain/person/fields/personFieldTexts';
import { isDoubtfulNumber } from '@/lib/phone';

interface NumberDoubts {
  /** Questions by the names of their fields. */
  errors: Readonly<Record<string, string>>;
  /** Asks about new doubtful numbers. True when there are none. */
  pass: () => boolean;
}

/**
 * Asks once about telephone numbers that no country gives out, by the names of their fields: whoever saves the same numbers again
 * says that they are right.
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
