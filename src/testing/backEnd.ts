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
  signInAs,
  type UserKey,
  users,
  stats,
  faults,
} from '@mocks/backend/testServer';
import { connectHttp } from '@/api/http/http';
import { queries } from '@/api/http/queries';
import { getSession } from '@/api/session/session';
import { sessionStarted } from '@/core/session/sessionSlice';
import type { Fault } from '@mocks/backend/faults';
import type { Hub } from '@/hubs/hub';
import { createGate } from './inputs/eventually';
import { queriesSaga } from '@/hubs/queriesSaga';

const running: RunningSaga[] = [];
const closing: (() => void)[] = [];

/** Stops the sagas of areas that a test started without a screen. */
export function stopAreas(): void {
  for (const saga of running.splice(0)) saga.cancel();
  for (const close of closing.splice(0)) close();
}

/** The state of an area with its sagas, on the mock back end and its hub, for a signed-in user, without any screen. */
export async function startArea<S, Event>(
  key: UserKey,
  reducer: Reducer<S>,
  { name, events, decode, received }: Pick<Hub<Event>, 'name' | 'events' | 'decode' | 'received'>,
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
  for (const kind of events) {
    hub.on(kind, (...args) => {
      const event = decode(kind, args);
      if (event) store.dispatch(received({ events: [event], user, now: Date.now() }));
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

const MAX_MS = 1_000;

/**
 * Waits for answers that are still on their way after the tests of a file, because an answer that arrives when the
 * window of that file is gone fails the run. Waits at most a second for a request that a test left without an answer.
 */
export async function lastAnswers(): Promise<void> {
  const until = Date.now() + MAX_MS;
  const isOpen = () => stats.seen.some(({ status }) => status === null);
  do await new Promise((resolve) => setTimeout(resolve));
  while (isOpen() && Date.now() < until);
}

/** Holds the calls that match the fault until the returned function is called or the test ends. */
export function holdAnswers(fault: Fault): () => void {
  const gate = createGate();
  faults.add({ ...fault, until: gate.opened });
  onTestFinished(gate.open);
  return gate.open;
}

/** Makes the mock back end answer a read of this path with `answer`: a number of times, or for the whole test. */
export const answerWith = (path: string, answer: unknown, times?: number) =>
  faults.add({
    path,
    method: 'GET',
    status: 200,
    body: JSON.stringify(answer),
    contentType: 'application/json',
    ...(times !== undefined && { times }),
  });
