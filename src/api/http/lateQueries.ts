import type { queries } from './queries';

export type Queries = typeof queries;

let announce: (arrived: Queries) => void;

/** RTK Query arrives with the first code that reads by it, behind the first rows; every store takes it in then. */
export const queriesArrived = new Promise<Queries>((resolve) => {
  announce = resolve;
});

export const announceQueries = (arrived: Queries): void => announce(arrived);
