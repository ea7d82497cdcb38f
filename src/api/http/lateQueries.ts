import type { queries } from './queries';

export type Queries = typeof queries;

let announce: (arrived: Queries) => void;

/**
 * Resolves when RTK Query is loaded. The first code that reads with RTK Query loads it, after the first rows; every
 * store adds it then.
 */
export const queriesArrived = new Promise<Queries>((resolve) => {
  announce = resolve;
});

export const announceQueries = (arrived: Queries): void => announce(arrived);
