import { goWhenThere } from '@/lib/goWhenThere';

const STEP = 'data-repair-next';

/** Marks the places that the focus moves to after each step of a request. */
export const goesOnAt = {
  defects: { [STEP]: 'defects' },
  moments: { [STEP]: 'moments' },
  submitted: { [STEP]: 'submitted' },
};

const next = (step: keyof typeof goesOnAt): string => `[${STEP}="${step}"]`;

/** Moves the focus along with the work: to the next step, the first free moment, the appointment. */
export const goOn = {
  fromDefects: () => goWhenThere(next('defects')),
  toMoments: () => goWhenThere(`${next('moments')} button`),
  toSubmitted: () => goWhenThere(`${next('submitted')} h2`),
};
