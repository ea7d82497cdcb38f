import {
  createAction,
  createSlice,
  type PayloadAction,
  type UnknownAction,
  type WithSlice,
} from '@reduxjs/toolkit';
import { wokeUp } from '@/core/events';

/** 000 §3.3, AMB-024. `slow` qualifies 'connected', `reconnecting` qualifies 'disconnected'. */
export interface ConnectionState {
  status: 'uninitialized' | 'connected' | 'disconnected';
  slow: boolean;
  reconnecting: boolean;
  /** The moment this status began. */
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
    /** The last connection was closed on purpose: whether the server can be reached is no longer known. */
    connectionReleased: () => initialState,
    connectionSlow: (state, { payload }: PayloadAction<boolean>) => {
      if (state.status === 'connected') state.slow = payload;
    },
  },
});

export const { connected, disconnected, reconnecting, connectionReleased, connectionSlow } =
  connectionSlice.actions;
type WithConnection = WithSlice<typeof connectionSlice>;

interface Reconnected {
  /** The hub that is back; null after sleep, when each hub may have missed something. */
  hub: string | null;
  /** The first connection, made at once: answers read before it are a second old. */
  isFirst: boolean;
  /** No other hub was connected before: answers that no hub invalidates may be old as well. */
  endsSilence: boolean;
}

/** A primary hub is connected, or the computer woke up: hub events are hints, so everyone fetches again what is on screen. */
export const hubsReconnected = createAction('hubs/reconnected', (of: Partial<Reconnected> = {}) => ({
  payload: { hub: null, isFirst: false, endsSilence: true, ...of },
}));

/** True when events of these hubs may have been missed: their records are read again, also while other hubs are away. */
export const mayHaveMissed = (action: UnknownAction, ...hubs: string[]): boolean =>
  wokeUp.match(action) ||
  (hubsReconnected.match(action) && (action.payload.hub === null || hubs.includes(action.payload.hub)));

/** This hub is connected: the others may try too. */
export const hubUp = createAction<string>('hubs/up');

/** This hub is no longer connected, whether it was lost or closed on purpose. */
export const hubDown = createAction<string>('hubs/down');

/** Another hub is the next one to try. */
export const turnPassed = createAction('hubs/turnPassed');

export const selectConnection = (state: WithConnection): ConnectionState => state.connection;
