import type { queries } from './queries';

/** What makes the answer to a question old. A look-up has none: no event tells of a new name or type. */
export const QUERY_TAGS = [
  'account',
  'announcements',
  'bills',
  'caseActivities',
  'caseDocuments',
  'caseFile',
  'caseMessages',
  'caseReport',
  'contractors',
  'contracts',
  'indicators',
  'linkedTasks',
  'otherWork',
  'outstandingBalance',
  'person',
  'registrations',
  'satisfaction',
  'scenarios',
  'taskHistory',
  'timeline',
  'timelineFollowUps',
] as const;

export type Queries = typeof queries;

let announce: (arrived: Queries) => void;

/** RTK Query arrives with the first code that reads by it, behind the first rows; every store takes it in then. */
export const queriesArrived = new Promise<Queries>((resolve) => {
  announce = resolve;
});

export const announceQueries = (arrived: Queries): void => announce(arrived);
