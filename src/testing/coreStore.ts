import {
  combineSlices,
  configureStore,
  type EnhancedStore,
  type Middleware,
  type Reducer,
  type Tuple,
  type UnknownAction,
} from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { coreSlices } from '@/core/coreSlices';
import { forgetting } from '@/core/session/sessionSlice';
import type { Permission } from '@/domain/session/permission';
import type { Session } from '@/domain/session/session';
import type { User } from '@/domain/session/user';
import { connectionSlice } from '@/hubs/connectionSlice';
import type { HubContext } from '@/hubs/hub';
import { demandSlice } from '@/hubs/demandSlice';

export const slicesBelowAreas = [...coreSlices, connectionSlice, demandSlice] as const;

/** The slices of core and hubs with a saga runner and a list of dispatched actions, for tests below the areas. */
export const createCoreStore = () => createStoreOf(combineSlices(...slicesBelowAreas));
export type CoreStore = ReturnType<typeof createCoreStore>;

/** A store of the given slices, with a saga runner and a list of dispatched actions. */
export function createStoreOf<State, Before>(reducer: Reducer<State, UnknownAction, Before>) {
  const actions: { type: string; payload?: unknown }[] = [];
  const errors: unknown[] = [];
  const context: HubContext = { hubConnections: new Map() };
  const sagas = createSagaMiddleware({ context, onError: (error) => errors.push(error) });
  const record: Middleware = () => (next) => (action) => {
    actions.push(action as { type: string });
    return next(action);
  };
  const store: EnhancedStore<State> = configureStore({
    reducer: forgetting(reducer),
    middleware: (defaults) => {
      const list: unknown = defaults({ thunk: false }).concat(record, sagas);
      return list as Tuple;
    },
  });
  const run = sagas.run.bind(sagas);
  return { store, actions, errors, run, context };
}

export const aUser = (changes: Partial<User> = {}): User => ({
  id: 'user-1',
  name: 'Anne de Vries',
  department: null,
  telephone: null,
  pictureBlobId: null,
  permissions: { viewTask: true },
  functionGroups: [],
  ...changes,
});

export const allow = (...permissions: Permission[]): User['permissions'] =>
  Object.fromEntries(permissions.map((permission) => [permission, true]));

/** A token whose times are in seconds, as on the wire. */
export const aToken = (times: { exp?: number; iat?: number }): string =>
  `head.${btoa(JSON.stringify(times))}.seal`;

export const aSession = (changes: Partial<Session> & { user?: User } = {}): Session & { user: User } => ({
  user: aUser(),
  accessToken: aToken({ iat: Math.floor(Date.now() / 1_000), exp: Math.floor(Date.now() / 1_000) + 900 }),
  config: { version: null, configuration: {} },
  ...changes,
});
