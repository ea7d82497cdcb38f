import { combineSlices, configureStore, createDynamicMiddleware, type Tuple } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { type Queries, queriesArrived } from '@/api/lateQueries';
import { appearanceSlice } from '@/core/appearance/appearanceSlice';
import { configSlice } from '@/core/config/configSlice';
import { deviceSlice } from '@/core/device/deviceSlice';
import { dialogsSlice } from '@/core/dialogs/dialogsSlice';
import { draftsSlice } from '@/core/drafts/draftsSlice';
import { reportError } from '@/core/errors/reporter';
import { networkSlice } from '@/core/network/networkSlice';
import { supervise } from '@/core/sagas/supervise';
import type { AreaWork } from '@/core/routeHandle';
import { forgetting } from '@/core/session/forgetting';
import { sessionSlice } from '@/core/session/sessionSlice';
import { shortcutsSlice } from '@/core/shortcuts/shortcutsSlice';
import { submissionsSlice } from '@/core/submissions/submissionsSlice';
import { toastsSlice } from '@/core/toasts/toastsSlice';
import { connectionSlice } from '@/hubs/connectionSlice';
import { watchSlice } from '@/hubs/watchSlice';
import { totalsSlice } from '@/shell/totals/totalsSlice';
import { areas } from './areas';
import { type Surroundings, rootSaga } from './rootSaga';

/** The store with everything that is needed on every page; the work of the areas joins it when it is started. */
export function createStore(surroundings: Surroundings) {
  const slices = combineSlices(
    appearanceSlice,
    configSlice,
    connectionSlice,
    deviceSlice,
    dialogsSlice,
    draftsSlice,
    networkSlice,
    sessionSlice,
    shortcutsSlice,
    submissionsSlice,
    toastsSlice,
    totalsSlice,
    watchSlice,
  );
  for (const { name, reducer } of areas) if (reducer) slices.inject({ reducerPath: name, reducer });
  const root = forgetting(slices);
  const sagas = createSagaMiddleware({ onError: (error) => reportError(error) });
  const late = createDynamicMiddleware();
  const store = configureStore({
    reducer: root,
    middleware: (defaults) => {
      /* As it stands, the type of redux-saga's middleware turns that of the whole state into `any`. */
      const list: unknown = defaults().concat(late.middleware, sagas);
      return list as Tuple;
    },
  });
  const started = new Set<string>();
  const takeIn = async (queries: Queries) => {
    late.addMiddleware(queries.middleware);
    slices.inject(queries);
    store.replaceReducer(root);
    const { queriesSaga } = await import('@/hubs/queriesSaga');
    sagas.run(supervise<[Queries]>, 'queries', queriesSaga, queries);
  };
  queriesArrived.then(takeIn).catch((error: unknown) => reportError(error));

  /** Starts the work of an area once; its sagas run under supervision until the program ends. False when it had started before. */
  const start = async ({ name, work }: AreaWork): Promise<boolean> => {
    if (!work || started.has(name)) return false;
    const { reducers = {}, sagas: own } = await work();
    if (started.has(name)) return false;
    started.add(name);
    for (const [reducerPath, reducer] of Object.entries(reducers)) slices.inject({ reducerPath, reducer });
    store.replaceReducer(root);
    for (const [saga, run] of Object.entries(own)) sagas.run(supervise, saga, run);
    return true;
  };

  return {
    store,
    start,
    /** Starts the program: configuration, features, session, and what the shell keeps alive. Ends with `stop`. */
    run: () => sagas.run(rootSaga, surroundings, start),
    isStarted: ({ name, work }: AreaWork): boolean => work === undefined || started.has(name),
  };
}

export type App = ReturnType<typeof createStore>;
export type AppStore = App['store'];
