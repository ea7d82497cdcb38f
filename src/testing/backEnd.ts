import {
  type EnhancedStore,
  type Reducer,
  type ThunkDispatch,
  type Tuple,
  type UnknownAction,
  configureStore,
} from '@reduxjs/toolkit';
import createSagaMiddleware, { type Saga, type Task as RunningSaga } from 'redux-saga';
import {
  connectInMemory,
  issueToken,
  resetDb,
  server,
  signInAs,
  type UserKey,
  users,
} from '@mocks/backend/testServer';
import { connectHttp } from '@/api/http';
import { queries } from '@/api/queries';
import { getSession } from '@/api/session';
import { resetReporter } from '@/core/errors/reporter';
import { sessionStarted } from '@/core/session/sessionSlice';
import type { User } from '@/domain/user';
import { forgetMemory } from '@/core/storage/storage';
import { queriesSaga } from '@/hubs/queriesSaga';
import { lastAnswers } from './lastAnswers';

const running: RunningSaga[] = [];
const closing: (() => void)[] = [];

/** For the tests of sagas: the mock back end, empty before each test. */
export function withBackEnd(): void {
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
  });
  beforeEach(() => {
    resetDb('leeg');
    resetReporter();
    forgetMemory();
  });
  afterEach(() => {
    for (const saga of running.splice(0)) saga.cancel();
    for (const close of closing.splice(0)) close();
    server.resetHandlers();
  });
  afterAll(async () => {
    await lastAnswers();
    server.close();
  });
}

interface AreaHub {
  name: Parameters<typeof connectInMemory>[0];
  kinds: readonly string[];
  /** What the area is told, or null. */
  toAction: (kind: string, args: unknown[], user: User) => UnknownAction | null;
}

/** The state of an area with its sagas, on the mock back end and its hub, for someone signed in, without any screen. */
export async function startArea<S>(
  key: UserKey,
  reducer: Reducer<S>,
  { name, kinds, toAction }: AreaHub,
  sagas: readonly Saga[],
) {
  signInAs(key);
  const token = issueToken(users[key]);
  connectHttp({
    baseUrl: window.location.origin,
    getToken: () => token,
    renew: () => Promise.resolve(false),
  });
  const middleware = createSagaMiddleware({ onError: () => undefined });
  const store: EnhancedStore<S> = configureStore({
    reducer,
    middleware: (defaults) => defaults().concat(queries.middleware, middleware) as unknown as Tuple,
  });
  const session = await getSession(false);
  const { user } = session;
  if (user === null) throw new Error('nobody is signed in');
  store.dispatch(sessionStarted({ ...session, user }));

  const hub = connectInMemory(name, { getToken: () => token });
  for (const kind of kinds) {
    hub.on(kind, (...args) => {
      const action = toAction(kind, args, user);
      if (action) store.dispatch(action);
    });
  }
  const connect = () => hub.start();
  const disconnect = () => hub.stop();
  await connect();
  closing.push(() => void disconnect());
  for (const saga of sagas) running.push(middleware.run(saga));
  running.push(middleware.run(queriesSaga, queries));
  const dispatch: ThunkDispatch<S, undefined, UnknownAction> = store.dispatch;
  return { ...store, dispatch, getState: () => store.getState(), user, connect, disconnect };
}
