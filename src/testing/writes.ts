import { stats } from '@mocks/backend/testServer';

/** These calls are posted and change nothing: a reading of a card, and a report of unreadable messages. */
const CHANGES_NOTHING = ['/api/v1/indicator/evaluate', '/api/v1/error/debug'];

/** The paths of the calls that may have changed something, in the order in which they came. */
export const writes = (): string[] =>
  stats.seen
    .filter(({ method, path }) => method !== 'GET' && !CHANGES_NOTHING.includes(path))
    .map(({ path }) => path);
