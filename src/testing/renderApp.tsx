import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, parsePath } from 'react-router';
import {
  connectInMemory,
  faults,
  resetDb,
  server,
  signInAs,
  type Scenario,
  type UserKey,
  users,
} from '@mocks/backend/testServer';
import { App } from '@/app/App';
import { appRoutes } from '@/app/routes';
import { type App as Program, createStore } from '@/app/store';
import { reportError } from '@/core/errors/reporter';
import { dependencies } from '@/core/dependencies';
import type { Permission } from '@/domain/session/permission';
import { lastAnswers, stopAreas } from './backEnd';
import { forgetProgram } from './forgetProgram';

interface Circumstances {
  /** The signed-in user; anne by default. */
  user?: UserKey;
  /** Replaces the permissions of that user; the back end checks them too. */
  permissions?: readonly Permission[];
  /** A link in the program led to the address; otherwise the page was opened there. */
  isFromWithin?: boolean;
  /** Fills the back end again; without a scenario the records of the test stay. */
  scenario?: Scenario;
}

const own = Object.fromEntries(Object.entries(users).map(([key, { permissions }]) => [key, permissions]));
const running: Program[] = [];

/** Sagas and hubs change the screen at any time, as in a browser, so no test could wrap those changes in act(). */
const withoutAct = () => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });

/**
 * Starts every test with an empty, healthy back end and a program that never ran. A test fails when it ends with a fault
 * that no call met.
 */
export function startAnew(): void {
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
  });

  beforeEach(() => {
    withoutAct();
    dependencies.calmMs = 0;
    resetDb('leeg');
    signInAs('anne');
    forgetProgram();
  });

  afterEach(() => {
    running.splice(0).forEach((app) => app.stop());
    stopAreas();
    for (const [key, permissions] of Object.entries(own))
      Object.assign(users[key as UserKey], { permissions });
    server.resetHandlers();
    expect(faults.unmet()).toEqual([]);
  });

  afterAll(async () => {
    await lastAnswers();
    server.close();
  });
}

/** The whole program at an address: the real store, routes and sagas, on the mock back end with its hubs in memory. */
export function renderApp(path: string, circumstances: Circumstances = {}) {
  const { user: key = 'anne', permissions, scenario, isFromWithin = false } = circumstances;
  if (scenario !== undefined) resetDb(scenario);
  signInAs(key);
  if (permissions) Object.assign(users[key], { permissions });
  const app = createStore({ connect: connectInMemory, hubsAfterMs: 0 });
  const user = userEvent.setup(
    vi.isFakeTimers() ? { advanceTimers: (ms) => void vi.advanceTimersByTime(ms) } : {},
  );
  const router = createMemoryRouter(appRoutes(app), {
    initialEntries: [isFromWithin ? { ...parsePath(path), key: 'within' } : path],
  });
  act(() => {
    running.push(app);
    app.run();
  });
  const view = render(<App store={app.store} router={router} />, {
    onCaughtError: (error) => reportError(error),
  });
  return { ...view, user, store: app.store, router };
}
