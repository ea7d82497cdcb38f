import { createContext } from 'react';

/**
 * False renders only the looks of pickers, whose code weighs more than a list and everything around it. In a separate
 * file, since the first screen sets it and needs no look.
 */
export const PickersWanted = createContext(true);
