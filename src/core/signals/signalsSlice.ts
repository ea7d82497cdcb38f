import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { sessionEnded } from '../session/sessionSlice';

export type SignalKind = 'call' | 'chat';

/** Somebody waits for an answer. */
export interface Signal {
  /** The same in all tabs: each is told once in this browser. */
  id: string;
  /** Without names: it is also shown while the screen is locked. */
  text: string;
  /** The page that shows who waits: who looks at another one is notified as well. */
  shownAt?: string;
}

const initialState: Record<SignalKind, readonly Signal[]> = { call: [], chat: [] };

/**
 * Who waits for an answer now. An area says all of its kind whenever that changes, `signalsSet({ kind: 'chat', signals: [] })` at
 * the end: from the list follow title, sound and notification. What was seen or is over is simply no longer in it.
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

/** What the title of the page begins with: a call before a chat. */
export const selectSignalTitle = ({ signals: { call, chat } }: WithSignals): string | undefined =>
  (call[0] ?? chat[0])?.text;
