import { createContext } from 'react';

/**
 * Set to false, pickers are only drawn by their looks: their code weighs more than a list and all that stands around it. In a file
 * of its own, since the first screen sets it and needs no look.
 */
export const PickersWanted = createContext(true);
