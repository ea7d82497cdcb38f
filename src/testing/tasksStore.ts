import { combineSlices, configureStore, type EnhancedStore, type Tuple } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Task as RunningSaga } from 'redux-saga';
import {
  connectInMemory,
  issueToken,
  resetDb,
  server,
  signInAs,
  type UserKey,
  users,
} from '@mocks/testServer';
import { connectHttp } from '@/api/http';
import { getSession } from '@/api/session';
import { dialogsSlice } from '@/core/dialogs/dialogsSlice';
import { draftsSlice } from '@/core/drafts/draftsSlice';
import { resetReporter } from '@/core/errors/reporter';
import { sessionSlice, sessionStarted } from '@/core/session/sessionSlice';
import { forgetMemory } from '@/core/storage/storage';
import { submissionsSlice } from '@/core/submissions/submissionsSlice';
import { toastsSlice } from '@/core/toasts/toastsSlice';
import { connectionSlice } from '@/hubs/connectionSlice';
import { TASK_EVENTS, taskEvents, taskHub } from '@/hubs/taskHub';
import { learnTaskChanges } from '@/tasks/taskChanges';
import { tasksSaga } from '@/tasks/tasksSaga';
import { tasksSlice } from '@/tasks/tasksSlice';

const running: RunningSaga[] = [];
const closing: (() => void)[] = [];

/** For the tests of the task sagas: the mock back end, empty before each test. */
export function withTaskBackEnd(): void {
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
  afterAll(() => {
    server.close();
  });
}

/** The state of the tasks with all its sagas, on the mock back end and its hub, without any screen. */
export async function startTasks(key: UserKey = 'anne') {
  signInAs(key);
  const token = issueToken(users[key]);
  connectHttp({
    baseUrl: window.location.origin,
    getToken: () => token,
    renew: () => Promise.resolve(false),
  });
  const sagas = createSagaMiddleware({ onError: () => undefined });
  const reducer = combineSlices(
    connectionSlice,
    dialogsSlice,
    draftsSlice,
    sessionSlice,
    submissionsSlice,
    toastsSlice,
    tasksSlice,
  );
  const store: EnhancedStore<ReturnType<typeof reducer>> = configureStore({
    reducer,
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas) as unknown as Tuple,
  });
  const session = await getSession(false);
  const { user } = session;
  if (user === null) throw new Error('nobody is signed in');
  store.dispatch(sessionStarted({ ...session, user }));

  const hub = connectInMemory('taskHub', { getToken: () => token });
  for (const kind of TASK_EVENTS) {
    hub.on(kind, (...args) => {
      const event = taskHub.decode(kind, args);
      if (event) store.dispatch(taskEvents([event]));
    });
  }
  const connect = () => hub.start();
  const disconnect = () => hub.stop();
  await connect();
  closing.push(() => void disconnect());
  learnTaskChanges();
  running.push(sagas.run(tasksSaga));
  return { ...store, user, connect, disconnect };
}
