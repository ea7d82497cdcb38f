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
import { caseContentSaga } from '@/caseflows/caseContentSaga';
import { caseContentSlice } from '@/caseflows/caseContentSlice';
import { caseFlowsSaga } from '@/caseflows/caseFlowsSaga';
import { caseFlowsSlice } from '@/caseflows/caseFlowsSlice';
import { caseLookupsSaga } from '@/caseflows/caseLookupsSaga';
import { caseLookupsSlice } from '@/caseflows/caseLookupsSlice';
import { openCaseFlowSaga } from '@/caseflows/openCaseFlowSaga';
import { openCaseFlowSlice } from '@/caseflows/openCaseFlowSlice';
import { dialogsSlice } from '@/core/dialogs/dialogsSlice';
import { draftsSlice } from '@/core/drafts/draftsSlice';
import { resetReporter } from '@/core/errors/reporter';
import { sessionSlice, sessionStarted } from '@/core/session/sessionSlice';
import { forgetMemory } from '@/core/storage/storage';
import { submissionsSlice } from '@/core/submissions/submissionsSlice';
import { toastsSlice } from '@/core/toasts/toastsSlice';
import { CASE_FLOW_EVENTS, caseFlowEvents } from '@/hubs/caseFlowEvents';
import { caseFlowHub } from '@/hubs/caseFlowHub';
import { connectionSlice } from '@/hubs/connectionSlice';
import { mediaArea, mediaSlice } from '@/media';

const running: RunningSaga[] = [];
const closing: (() => void)[] = [];

/** For the tests of the opened case: the mock back end, empty before each test. */
export function withCaseFlowBackEnd(): void {
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

const reducer = combineSlices(
  caseContentSlice,
  caseFlowsSlice,
  caseLookupsSlice,
  connectionSlice,
  dialogsSlice,
  draftsSlice,
  mediaSlice,
  openCaseFlowSlice,
  sessionSlice,
  submissionsSlice,
  toastsSlice,
);

/** The state of the opened case with its sagas, on the mock back end and its hub, without any screen. */
export async function startCaseFlows(key: UserKey = 'bram') {
  signInAs(key);
  const token = issueToken(users[key]);
  connectHttp({
    baseUrl: window.location.origin,
    getToken: () => token,
    renew: () => Promise.resolve(false),
  });
  const sagas = createSagaMiddleware({ onError: () => undefined });
  const store: EnhancedStore<ReturnType<typeof reducer>> = configureStore({
    reducer,
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas) as unknown as Tuple,
  });
  const session = await getSession(false);
  const { user } = session;
  if (user === null) throw new Error('nobody is signed in');
  store.dispatch(sessionStarted({ ...session, user }));

  const hub = connectInMemory('caseFlowHub', { getToken: () => token });
  for (const kind of CASE_FLOW_EVENTS) {
    hub.on(kind, (...args) => {
      const event = caseFlowHub.decode(kind, args);
      if (event) store.dispatch(caseFlowEvents([event]));
    });
  }
  await hub.start();
  closing.push(() => void hub.stop());
  for (const saga of [mediaArea.saga, caseFlowsSaga, openCaseFlowSaga, caseContentSaga, caseLookupsSaga]) {
    running.push(sagas.run(saga));
  }
  return { ...store, getState: () => store.getState(), user };
}
