import { stats } from '@mocks/backend/testServer';

/** What is posted and changes nothing: a reading of a card, and word of what was not understood. */
const CHANGES_NOTHING = ['/api/v1/indicator/evaluate', '/api/v1/error/debug'];

/** The paths of the calls that may have changed something, in the order in which they came. */
export const writes = (): string[] =>
  stats.seen
    .filter(({ method, path }) => method !== 'GET' && !CHANGES_NOTHING.includes(path))
    .map(({ path }) => path);
