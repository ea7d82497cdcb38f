import {
  type Action,
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  type Tuple,
} from '@reduxjs/toolkit';
import createSagaMiddleware, { runSaga, stdChannel, type Task } from 'redux-saga';
import { type Queries, queriesArrived } from '@/api/http/lateQueries';
import { reportError } from '@/core/errors/reporter';
import { supervise } from '@/core/sagas/supervise';
import type { Work } from '@/core/area';
import { coreSlices } from '@/core/coreSlices';
import { forgetting } from '@/core/session/sessionSlice';
import { connectionSlice } from '@/hubs/connectionSlice';
import type { HubContext } from '@/hubs/hub';
import { demandSlice } from '@/hubs/demandSlice';
import { totalsSlice } from '@/shell/totals/totalsSlice';
import { areas } from './areas';
import { createAreaStarts } from './areaStarts';
import { type Dependencies, rootSaga } from './rootSaga';
import { stillWhilePressed } from './stillWhilePressed';

/**
 * Creates the store with everything that every page needs. The work of an area joins the store when the area starts.
 */
export function createStore(dependencies: Dependencies) {
  const slices = combineSlices(...coreSlices, connectionSlice, totalsSlice, demandSlice);
  for (const { name, reducer } of areas) if (reducer) slices.inject({ reducerPath: name, reducer });
  const root = forgetting(slices);
  const context: HubContext = { hubConnections: new Map() };
  const channel = stdChannel<Action>();
  const onError = (error: Error) => reportError(error);
  const sagas = createSagaMiddleware({ channel, context, onError });
  const late = createDynamicMiddleware();
  const running: Task[] = [];
  let isStopped = false;
  const { holdActions, ...starts } = createAreaStarts({
    areas,
    run: runWork,
    dispatch: (action) => store.dispatch(action),
    isStopped: () => isStopped,
  });
  const store = configureStore({
    reducer: root,
    /* The devtools extension would keep every action, with tokens and customers, after signing out. */
    devTools: import.meta.env.DEV,
    middleware: (defaults) => {
      /* Immer freezes the state, so that checking for mutations is unnecessary. */
      const usual = defaults({ immutableCheck: false });
      /* The type of redux-saga's middleware would turn the type of the whole state into `any`. */
      const list: unknown = usual.concat(holdActions, late.middleware, sagas);
      return list as Tuple;
    },
    enhancers: (defaults) => defaults().prepend(stillWhilePressed),
  });
  const takeIn = async (queries: Queries) => {
    late.addMiddleware(queries.middleware);
    slices.inject(queries);
    store.replaceReducer(root);
    const { queriesSaga } = await import('@/hubs/queriesSaga');
    if (!isStopped) running.push(sagas.run(supervise<[Queries]>, 'queries', queriesSaga, queries));
  };
  queriesArrived.then(takeIn).catch((error: unknown) => reportError(error));

  /** The sagas of an area run under supervision until the program ends. */
  function runWork({ reducers = {}, sagas: own }: Work): void {
    for (const [reducerPath, reducer] of Object.entries(reducers)) slices.inject({ reducerPath, reducer });
    store.replaceReducer(root);
    const io = {
      channel,
      dispatch: store.dispatch,
      getState: () => store.getState(),
      context,
      onError,
    };
    for (const [saga, run] of Object.entries(own)) running.push(runSaga(io, supervise, saga, run));
  }

  return {
    store,
    ...starts,
    /** Starts the program: configuration, features, session, and the sagas of the shell. Ends with `stop`. */
    run: () => {
      running.push(sagas.run(rootSaga, dependencies, starts.startRetrying));
    },
    /** Ends everything, including the work of the areas, which would otherwise keep polling the server. */
    stop: () => {
      isStopped = true;
      for (const saga of running) saga.cancel();
    },
  };
}

export type App = ReturnType<typeof createStore>;
export type AppStore = App['store'];
