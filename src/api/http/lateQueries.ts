import type { queries } from './queries';

export type Queries = typeof queries;

let announce: (arrived: Queries) => void;

/**
 * Resolves when RTK Query is loaded, which happens after the first rows, with the first code that reads with it. Every
 * store adds it then.
 */
export const queriesArrived = new Promise<Queries>((resolve) => {
  announce = resolve;
});

export const announceQueries = (arrived: Queries): void => announce(arrived);
