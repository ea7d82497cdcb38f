import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { sessionStarted } from '../session/sessionSlice';

/** Text, or the fields of a form: what JSON can hold. */
export type DraftValue = unknown;

/** For a list of unfinished work: what it is and where it is. */
export interface DraftLabel {
  title: string;
  href: string;
}

export interface Draft {
  value: DraftValue;
  label: DraftLabel | null;
  savedAt: number;
}

interface DraftsState {
  /** Whose they are; another user never sees them. */
  userId: string | null;
  byKey: Record<string, Draft>;
}

/** The place where something is typed, and the record it is about. */
export const draftKey = (surface: string, entityId: string): string => `${surface}/${entityId}`;

const initialState: DraftsState = { userId: null, byKey: {} };

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
      reducer: ({ byKey }, { payload: { key, draft } }: PayloadAction<{ key: string; draft: Draft }>) => {
        byKey[key] = draft;
      },
    },
    /** The server said yes, or the agent threw it away. */
    draftCleared: ({ byKey }, { payload }: PayloadAction<string>) => {
      Reflect.deleteProperty(byKey, payload);
    },
  },
  extraReducers: (builder) =>
    builder.addCase(sessionStarted, (state, { payload: { user } }) => {
      if (state.userId !== null && state.userId !== user.id) state.byKey = {};
      state.userId = user.id;
    }),
});

export const { draftsRestored, draftSaved, draftCleared } = draftsSlice.actions;
export type WithDrafts = WithSlice<typeof draftsSlice>;

export const selectDraft = (state: WithDrafts, key: string): Draft | null => state.drafts.byKey[key] ?? null;
export const selectDrafts = (state: WithDrafts): Readonly<Record<string, Draft>> => state.drafts.byKey;
