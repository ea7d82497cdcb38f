import { stats } from '@mocks/backend/testServer';

/** The one address of a card that is posted to and changes nothing. */
const READ_BY_POST = '/api/v1/indicator/evaluate';

/** The paths of the calls that may have changed something, in the order in which they came. */
export const writes = (): string[] =>
  stats.seen.filter(({ method, path }) => method !== 'GET' && path !== READ_BY_POST).map(({ path }) => path);
