import {
  createAction,
  createSlice,
  type PayloadAction,
  type UnknownAction,
  type WithSlice,
} from '@reduxjs/toolkit';
import { wokeUp } from '@/core/events';

/** 000 §3.3, AMB-024. `slow` says something about 'connected', `reconnecting` about 'disconnected'. */
export interface ConnectionState {
  status: 'uninitialized' | 'connected' | 'disconnected';
  slow: boolean;
  reconnecting: boolean;
  /** When this status began. */
  since: number;
}

const initialState: ConnectionState = { status: 'uninitialized', slow: false, reconnecting: false, since: 0 };

export const connectionSlice = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    connected: {
      prepare: () => ({ payload: Date.now() }),
      reducer: (_, { payload: since }: PayloadAction<number>): ConnectionState => ({
        status: 'connected',
        slow: false,
        reconnecting: false,
        since,
      }),
    },
    disconnected: {
      prepare: () => ({ payload: Date.now() }),
      reducer: (state, { payload }: PayloadAction<number>): ConnectionState => ({
        status: 'disconnected',
        slow: false,
        reconnecting: false,
        since: state.status === 'disconnected' ? state.since : payload,
      }),
    },
    reconnecting: (state) => {
      if (state.status === 'disconnected') state.reconnecting = true;
    },
    /** The last line was let go: whether there is a connection is no longer known. */
    connectionLetGo: () => initialState,
    connectionSlow: (state, { payload }: PayloadAction<boolean>) => {
      if (state.status === 'connected') state.slow = payload;
    },
  },
});

export const { connected, disconnected, reconnecting, connectionLetGo, connectionSlow } =
  connectionSlice.actions;
type WithConnection = WithSlice<typeof connectionSlice>;

interface Reconnected {
  /** The one that is back; null after sleep, when each may have missed something. */
  hub: string | null;
  /** The first connection, at once: what was read before it is a second old. */
  isFirst: boolean;
  /** No line stood before this one: what no hub tells may be old as well. */
  endsSilence: boolean;
}

/** After every re-connect of a line and every wake-up: hub events are hints, so everyone fetches again what is on screen. */
export const hubsReconnected = createAction('hubs/reconnected', (of: Partial<Reconnected> = {}) => ({
  payload: { hub: null, isFirst: false, endsSilence: true, ...of },
}));

/** True when events of these hubs may have been missed: their records are read again, also while other lines are away. */
export const mayHaveMissed = (action: UnknownAction, ...hubs: string[]): boolean =>
  wokeUp.match(action) ||
  (hubsReconnected.match(action) && (action.payload.hub === null || hubs.includes(action.payload.hub)));

/** The line of this hub stands: the others may try too. */
export const hubFound = createAction<string>('hubs/found');

/** Another hub is the next one to try. */
export const turnPassed = createAction('hubs/turnPassed');

export const selectConnection = (state: WithConnection): ConnectionState => state.connection;
