import { setupServer } from 'msw/node';
import { handlers } from './mswHandlers';

/**
 * The back end for unit and screen tests:
 *   beforeAll(() => server.listen({ onUnhandledRequest: 'error' })); beforeEach(() => resetDb('leeg'));
 *   afterEach(() => server.resetHandlers()); afterAll(() => server.close());
 */
export const server = setupServer(...handlers);

export { chat } from '../chat/controls';
export { clock } from '../world/clock';
export { deliveries } from '../diagnostics/delivery';
export { faults, latency } from './faults';
export { connectInMemory, hubConnections, type InMemoryConnection } from '../hubs/inMemory';
export { servedHubs, type HubReply, hubServer } from '../hubs/hubServer';
export { pushHub } from '../hubs/pushHub';
export { phoneOrders } from '../telephony/orders';
export { pace } from '../telephony/pace';
export { pushCaseFlow } from '../caseflows/pushCaseFlow';
export { pushTask } from '../tasks/pushTask';
export { stats } from './stats';
export { issueToken, revokeTokens, tokens } from '../session/token';
export { groupIds, NOBODY, userIds, users, type UserKey } from '../session/users';
export { createWorld, resetDb } from '../world/world';
export { seedStrange } from '../world/strange';
export { signInAs, world, type Scenario } from '../world/worldState';
