import { stats } from '@mocks/backend/testServer';

/** These calls are posted but change nothing: an evaluation for a card, and a report of unreadable messages. */
const CHANGES_NOTHING = ['/api/v1/indicator/evaluate', '/api/v1/error/debug'];

/** The paths of calls that may have changed something, in order. */
export const writes = (): string[] =>
  stats.seen
    .filter(({ method, path }) => method !== 'GET' && !CHANGES_NOTHING.includes(path))
    .map(({ path }) => path);
