import { goWhenThere } from '@/lib/goWhenThere';

const STEP = 'data-repair-next';

/** On what a step of a request leads to. */
export const goesOnAt = {
  defects: { [STEP]: 'defects' },
  moments: { [STEP]: 'moments' },
  submitted: { [STEP]: 'submitted' },
};

const next = (step: keyof typeof goesOnAt): string => `[${STEP}="${step}"]`;

/** The focus follows the work: to the next step, the first free moment, what was agreed on. */
export const goOn = {
  fromDefects: () => goWhenThere(next('defects')),
  toMoments: () => goWhenThere(`${next('moments')} button`),
  toSubmitted: () => goWhenThere(`${next('submitted')} h2`),
};
