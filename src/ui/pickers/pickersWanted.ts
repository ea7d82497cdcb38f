import { createContext } from 'react';

/**
 * False renders only the looks of pickers, whose code weighs more than a list and everything around it. This value has
 * its own file, because the first screen sets it and needs no look.
 */
export const PickersWanted = createContext(true);
