import { combineSlices, configureStore, type Reducer, type Tuple } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { appearanceSlice } from '@/core/appearance/appearanceSlice';
import { configSlice } from '@/core/config/configSlice';
import { deviceSlice } from '@/core/device/deviceSlice';
import { dialogsSlice } from '@/core/dialogs/dialogsSlice';
import { draftsSlice } from '@/core/drafts/draftsSlice';
import { reportError } from '@/core/errors/reporter';
import { networkSlice } from '@/core/network/networkSlice';
import { supervise } from '@/core/sagas/supervise';
import { forgetting } from '@/core/session/forgetting';
import { sessionSlice } from '@/core/session/sessionSlice';
import { shortcutsSlice } from '@/core/shortcuts/shortcutsSlice';
import { submissionsSlice } from '@/core/submissions/submissionsSlice';
import { toastsSlice } from '@/core/toasts/toastsSlice';
import { connectionSlice } from '@/hubs/connectionSlice';
import { totalsSlice } from '@/shell/totals/totalsSlice';
import { type Surroundings, rootSaga } from './rootSaga';

/** What an area adds to the program when its first route is visited. */
export interface Area {
  slice: { name: string; reducerPath: string; reducer: Reducer };
  saga: () => Iterator<unknown, unknown, never>;
}

/** The store with everything the shell needs on every page; areas arrive through `injectArea`. */
export function createStore(surroundings: Surroundings) {
  const reducer = combineSlices(
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
  );
  const root = forgetting(reducer);
  const sagas = createSagaMiddleware({ onError: (error) => reportError(error) });
  const store = configureStore({
    reducer: root,
    middleware: (defaults) => {
      /* As it stands, the type of redux-saga's middleware turns that of the whole state into `any`. */
      const list: unknown = defaults({ thunk: false }).concat(sagas);
      return list as Tuple;
    },
  });
  const present = new Set<string>();

  return {
    store,
    /** Starts the program: configuration, features, session, and what the shell keeps alive. Ends with `stop`. */
    run: () => sagas.run(rootSaga, surroundings),
    /** Adds an area once; its saga runs under supervision until the program ends. */
    injectArea({ slice, saga }: Area): void {
      if (present.has(slice.name)) return;
      present.add(slice.name);
      store.replaceReducer(forgetting(reducer.inject(slice)));
      sagas.run(supervise, slice.name, saga);
    },
  };
}

export type App = ReturnType<typeof createStore>;
export type AppStore = App['store'];
