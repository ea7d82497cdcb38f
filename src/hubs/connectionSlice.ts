import {
  createAction,
  createSlice,
  type PayloadAction,
  type UnknownAction,
  type WithSlice,
} from '@reduxjs/toolkit';
import { wokeUp } from '@/core/events';

/** The status in the top bar (000 §3.3, AMB-024). `slow` belongs to 'connected', `reconnecting` to 'disconnected'. */
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
    /** The last connection was closed on purpose, so that it is no longer known whether the server can be reached. */
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
  /** The hub that is back; null for all hubs, for instance after sleep, when each of them may have missed something. */
  hub: string | null;
  /** True for the first connection, which is made at once, so that answers read before it are only a second old. */
  isFirst: boolean;
  /** True when no other hub was connected before, so that answers that no hub invalidates may be old too. */
  endsSilence: boolean;
}

/**
 * A primary hub is connected, or the computer woke up. Hub events are only hints and may have been missed, so every
 * answer that depends on the hub is fetched again.
 */
export const hubsReconnected = createAction('hubs/reconnected', (of: Partial<Reconnected> = {}) => ({
  payload: { hub: null, isFirst: false, endsSilence: true, ...of },
}));

/**
 * True when events of these hubs may have been missed, so that their records must be read again, even while other hubs
 * are still down.
 */
export const mayHaveMissed = (action: UnknownAction, ...hubs: string[]): boolean =>
  wokeUp.match(action) ||
  (hubsReconnected.match(action) && (action.payload.hub === null || hubs.includes(action.payload.hub)));

/** This hub is connected, so the other hubs may try too. */
export const hubUp = createAction<string>('hubs/up');

/** This hub is no longer connected, whether it was lost or closed on purpose. */
export const hubDown = createAction<string>('hubs/down');

/** A hub has left the queue, so that another hub may be the next to try. */
export const turnPassed = createAction('hubs/turnPassed');

export const selectConnection = (state: WithConnection): ConnectionState => state.connection;
