import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { signedOut } from '../events';
import { selectSessionStatus, sessionStarted, type WithSession } from '../session/sessionSlice';

/** Text, or the fields of a form: what JSON can hold. */
export type DraftValue = unknown;

/** For a list of unfinished work: what it is and where it is. */
export interface DraftLabel {
  title: string;
  href: string;
}

/** A try to send a draft of which nobody knows yet how it ended. */
export interface SentDraft {
  at: number;
  /** What was sent: the draft may have been changed since. */
  value: DraftValue;
  /** The ids of what the server already had that looks like it. */
  known: string[];
}

export interface Draft {
  value: DraftValue;
  label: DraftLabel | null;
  savedAt: number;
  sent: SentDraft | null;
}

interface DraftsState {
  /** Whose they are; another user never sees them. */
  userId: string | null;
  byKey: Record<string, Draft>;
  /** How often drafts outlived their time: fields let go of what was typed before that. */
  expiries: number;
  /** The program itself leaves the page, and what was typed comes back with it: no need to ask. */
  released: boolean;
}

/** The place where something is typed, and the record it is about. */
export const draftKey = (surface: string, entityId: string): string => `${surface}/${entityId}`;

const initialState: DraftsState = { userId: null, byKey: {}, expiries: 0, released: false };

export const draftsSlice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    draftsRestored: (state, { payload }: PayloadAction<Record<string, Draft>>) => {
      state.byKey = { ...payload, ...state.byKey };
    },
    draftSaved: {
      prepare: (key: string, value: DraftValue, label: DraftLabel | null) => ({
        payload: { key, draft: { value, label, savedAt: Date.now() } },
      }),
      reducer: (
        state,
        { payload: { key, draft } }: PayloadAction<{ key: string; draft: Omit<Draft, 'sent'> }>,
      ) => {
        state.byKey[key] = { ...draft, sent: state.byKey[key]?.sent ?? null };
        state.released = false;
      },
    },
    draftSent: {
      prepare: (key: string, known: string[]) => ({ payload: { key, known, at: Date.now() } }),
      reducer: (
        { byKey },
        { payload: { key, known, at } }: PayloadAction<{ key: string; known: string[]; at: number }>,
      ) => {
        const draft = byKey[key];
        if (draft) draft.sent = { at, value: draft.value, known };
      },
    },
    /** It is known how the try ended. */
    draftSettled: ({ byKey }, { payload: key }: PayloadAction<string>) => {
      const draft = byKey[key];
      if (draft) draft.sent = null;
    },
    /** The server said yes, or the agent threw it away. */
    draftCleared: ({ byKey }, { payload }: PayloadAction<string>) => {
      Reflect.deleteProperty(byKey, payload);
    },
    /** Nobody came back for them in time. */
    draftsExpired: (state, { payload }: PayloadAction<readonly string[]>) => {
      for (const key of payload) Reflect.deleteProperty(state.byKey, key);
      state.expiries += 1;
    },
    draftsReleased: (state) => {
      state.released = true;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionStarted, (state, { payload: { user } }) => {
        if (state.userId !== null && state.userId !== user.id) state.byKey = {};
        state.userId = user.id;
      })
      .addCase(signedOut, (state) => {
        state.released = true;
      }),
});

export const {
  draftsRestored,
  draftSaved,
  draftSent,
  draftSettled,
  draftCleared,
  draftsExpired,
  draftsReleased,
} = draftsSlice.actions;
export type WithDrafts = WithSlice<typeof draftsSlice>;

export const selectDraft = (state: WithDrafts, key: string): Draft | null => state.drafts.byKey[key] ?? null;
export const selectDrafts = (state: WithDrafts): Readonly<Record<string, Draft>> => state.drafts.byKey;

export const selectDraftExpiries = (state: WithDrafts): number => state.drafts.expiries;

/** Only what has a label can be listed and gone back to. */
export const selectHasOpenDrafts = (state: WithDrafts): boolean =>
  Object.values(state.drafts.byKey).some(({ label }) => label !== null);

/**
 * Closing the tab would throw away what was typed: drafts end with their tab (W6). Signing in again and the program's own
 * refresh bring it back.
 */
export const selectLosesDrafts = (state: WithDrafts & WithSession): boolean =>
  !state.drafts.released &&
  selectSessionStatus(state) === 'ready' &&
  Object.keys(state.drafts.byKey).length > 0;
