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
import type { AreaWork } from '@/core/routeHandle';
import { coreSlices } from '@/core/coreSlices';
import { forgetting } from '@/core/session/sessionSlice';
import { connectionSlice } from '@/hubs/connectionSlice';
import type { HubContext } from '@/hubs/hub';
import { demandSlice } from '@/hubs/demandSlice';
import { totalsSlice } from '@/shell/totals/totalsSlice';
import { areaChannel } from './areaChannel';
import { areas } from './areas';
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
  const store = configureStore({
    reducer: root,
    /* The devtools extension would keep every action, with tokens and customers, after signing out. */
    devTools: import.meta.env.DEV,
    middleware: (defaults) => {
      /* Immer freezes the state, so that checking for mutations is unnecessary. */
      const usual = defaults({ immutableCheck: false });
      /* The type of redux-saga's middleware would turn the type of the whole state into `any`. */
      const list: unknown = usual.concat(late.middleware, sagas);
      return list as Tuple;
    },
    enhancers: (defaults) => defaults().prepend(stillWhilePressed),
  });
  const started = new Set<string>();
  const running: Task[] = [];
  let isStopped = false;
  const takeIn = async (queries: Queries) => {
    late.addMiddleware(queries.middleware);
    slices.inject(queries);
    store.replaceReducer(root);
    const { queriesSaga } = await import('@/hubs/queriesSaga');
    if (!isStopped) running.push(sagas.run(supervise<[Queries]>, 'queries', queriesSaga, queries));
  };
  queriesArrived.then(takeIn).catch((error: unknown) => reportError(error));

  /** Starts the work of an area once; its sagas run under supervision until the program ends. */
  const start = async ({ name, work, uses = [] }: AreaWork): Promise<void> => {
    if (!work || started.has(name)) return;
    const [{ reducers = {}, sagas: own }] = await Promise.all([work(), ...uses.map(start)]);
    if (started.has(name) || isStopped) return;
    started.add(name);
    for (const [reducerPath, reducer] of Object.entries(reducers)) slices.inject({ reducerPath, reducer });
    store.replaceReducer(root);
    const io = {
      channel: areaChannel(name, channel),
      dispatch: store.dispatch,
      getState: () => store.getState(),
      context,
      onError,
    };
    for (const [saga, run] of Object.entries(own)) running.push(runSaga(io, supervise, saga, run));
  };
  const isStarted = ({ name, work }: AreaWork): boolean => work === undefined || started.has(name);

  return {
    store,
    start,
    /** Starts the program: configuration, features, session, and the sagas of the shell. Ends with `stop`. */
    run: () => {
      running.push(sagas.run(rootSaga, dependencies, { start, isStarted }));
    },
    /** Ends everything, including the work of the areas, which would otherwise keep polling the server. */
    stop: () => {
      isStopped = true;
      for (const saga of running) saga.cancel();
    },
    isStarted,
  };
}

export type App = ReturnType<typeof createStore>;
export type AppStore = App['store'];
