import { createContext } from 'react';

/** Set to false, pickers are only drawn by their looks: their code weighs more than a list and all that stands around it. */
export const PickersWanted = createContext(true);
