import { setupServer } from 'msw/node';
import { handlers } from './handlers';

/**
 * The back end for unit and screen tests:
 *   beforeAll(() => server.listen({ onUnhandledRequest: 'error' })); beforeEach(() => resetDb('leeg'));
 *   afterEach(() => server.resetHandlers()); afterAll(() => server.close());
 */
export const server = setupServer(...handlers);

export { clock } from './clock';
export { faults, latency } from './faults';
export { connectInMemory, hubLine, type InMemoryConnection } from './hubs/inMemory';
export { hubServer, pushHub } from './hubs/hubServer';
export { pushCaseFlow } from './hubs/pushCaseFlow';
export { pushTask } from './hubs/pushTask';
export { stats } from './stats';
export { issueToken, revokeTokens, tokens } from './token';
export { groupIds, NOBODY, userIds, users, type UserKey } from './users';
export { createWorld, resetDb } from './world';
export { signInAs, world, type Scenario } from './worldState';
