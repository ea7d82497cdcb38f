import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { sessionEnded } from '../session/sessionSlice';

export type SignalKind = 'call' | 'chat';

/** A customer who waits for an answer. */
export interface Signal {
  /** The id is the same in all tabs, so that each customer is signalled once in this browser. */
  id: string;
  /** The text contains no names, because it is also shown while the screen is locked. */
  text: string;
  /** The page that shows who is waiting; a user on another page gets a notification too. */
  shownAt?: string;
}

const initialState: Record<SignalKind, readonly Signal[]> = { call: [], chat: [] };

/**
 * The customers who wait for an answer now. An area sets all signals of its kind at every change, and dispatches
 * `signalsSet({ kind: 'chat', signals: [] })` at the end. Title, sound and notification follow the list; a signal that
 * was seen or is over is simply no longer in the list.
 */
export const signalsSlice = createSlice({
  name: 'signals',
  initialState,
  reducers: {
    signalsSet: (
      state,
      { payload: { kind, signals } }: PayloadAction<{ kind: SignalKind; signals: readonly Signal[] }>,
    ) => ({ ...state, [kind]: signals }),
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => initialState),
});

export const { signalsSet } = signalsSlice.actions;
export type WithSignals = WithSlice<typeof signalsSlice>;

export const selectSignals = ({ signals }: WithSignals) => signals;

/** The signal at the start of the page's title; a call comes before a chat. */
export const selectSignalTitle = ({ signals: { call, chat } }: WithSignals): string | undefined =>
  (call[0] ?? chat[0])?.text;
