import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { lookUp } from '@/lib/values';
import { signedOut } from '../events';
import { countChanges } from './draftRest';
import { selectSessionStatus, sessionStarted, type WithSession } from '../session/sessionSlice';

/** Text, or the fields of a form: what JSON can hold. */
export type DraftValue = unknown;

/** For a list of unfinished work: what it is and where it is. */
export interface DraftLabel {
  title: string;
  href: string;
}

/** A draft that every page shows already, such as a contact in its bar, or that nobody typed. */
export const UNLISTED = 'unlisted';
type Listed = DraftLabel | typeof UNLISTED;

/** A try to send a draft of which nobody knows yet how it ended. */
export interface SentDraft {
  /** The draft when it was sent; it may have been changed since. Null where nothing was typed. */
  value: DraftValue;
  /** What was sent, where it makes a record; null where it changes one. */
  body: unknown;
  /** The ids of the equal records that there were before the first try; null where that could not be found out. */
  known: string[] | null;
}

export interface Draft {
  /** Null where nothing was typed and something is being sent. */
  value: DraftValue;
  label: DraftLabel | null;
  savedAt: number;
  sent: SentDraft | null;
  /** How many changes it holds that were made while the rest of it was sent. */
  changesSince: number;
}

interface DraftsState {
  /** Whose they are; another user never sees them. */
  userId: string | null;
  byKey: Record<string, Draft>;
  /** Those that are open in another tab of this browser. */
  elsewhere: string[];
  /** Those that are being sent from this tab. */
  sending: string[];
  /** The program itself leaves the page, and what was typed comes back with it: no need to ask. */
  released: boolean;
}

/** The place where something is typed, and the record it is about. */
export const draftKey = (surface: string, entityId: string): string => `${surface}/${entityId}`;

const initialState: DraftsState = { userId: null, byKey: {}, elsewhere: [], sending: [], released: false };

export const draftsSlice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    /** Another tab handed it over; what was typed here later stays. */
    draftGiven: ({ byKey }, { payload: { key, draft } }: PayloadAction<{ key: string; draft: Draft }>) => {
      if ((byKey[key]?.savedAt ?? 0) <= draft.savedAt) byKey[key] = draft;
    },
    draftOpenedElsewhere: (state, { payload: key }: PayloadAction<string>) => {
      if (!state.elsewhere.includes(key)) state.elsewhere.push(key);
    },
    draftClosedElsewhere: (state, { payload }: PayloadAction<string>) => {
      state.elsewhere = state.elsewhere.filter((key) => key !== payload);
    },
    draftsRestored: (state, { payload }: PayloadAction<Record<string, Draft>>) => {
      state.byKey = { ...payload, ...state.byKey };
    },
    draftSaved: {
      prepare: (key: string, value: DraftValue, label: Listed) => ({
        payload: { key, value, label: label === UNLISTED ? null : label, savedAt: Date.now() },
      }),
      reducer: (
        state,
        {
          payload: { key, ...draft },
        }: PayloadAction<Pick<Draft, 'value' | 'label' | 'savedAt'> & { key: string }>,
      ) => {
        const { savedAt, sent = null, changesSince = 0 } = lookUp(state.byKey, key) ?? {};
        state.byKey[key] = { ...draft, sent, changesSince };
        /* A copy of what is open in another tab does not become newer than that. */
        if (savedAt !== undefined && state.elsewhere.includes(key)) state.byKey[key].savedAt = savedAt;
        state.released = false;
      },
    },
    /** It is on its way; from now on nobody knows how that ends. */
    draftSent: {
      prepare: (key: string, body: unknown) => ({ payload: { key, body, at: Date.now() } }),
      reducer: (
        { byKey, sending },
        { payload: { key, body, at } }: PayloadAction<{ key: string; body: unknown; at: number }>,
      ) => {
        const draft = (byKey[key] ??= { value: null, label: null, savedAt: at, sent: null, changesSince: 0 });
        draft.sent = { value: draft.value, body, known: null };
        draft.changesSince = 0;
        if (!sending.includes(key)) sending.push(key);
      },
    },
    /** Nothing is on its way any more, however that ended. */
    draftSettled: (state, { payload }: PayloadAction<string>) => {
      state.sending = state.sending.filter((key) => key !== payload);
    },
    /** Which equal records there were before it was sent. */
    draftCompared: (
      { byKey },
      { payload: { key, known } }: PayloadAction<{ key: string; known: string[] }>,
    ) => {
      const sent = byKey[key]?.sent;
      if (sent) sent.known = known;
    },
    /** The server has it: of the draft only the rest stays, if there is any. */
    draftStored: (
      { byKey },
      { payload: { key, rest } }: PayloadAction<{ key: string; rest: DraftValue }>,
    ) => {
      const draft = byKey[key];
      if (!draft) return;
      if (rest == null) {
        Reflect.deleteProperty(byKey, key);
        return;
      }
      draft.changesSince = countChanges(draft.value, draft.sent?.value);
      draft.value = rest;
      draft.sent = null;
    },
    /** The server does not have it. */
    draftRefused: ({ byKey }, { payload: key }: PayloadAction<string>) => {
      const draft = byKey[key];
      if (draft?.value === null) Reflect.deleteProperty(byKey, key);
      else if (draft) draft.sent = null;
    },
    /** Nobody wants it any more. */
    draftCleared: ({ byKey }, { payload }: PayloadAction<string>) => {
      Reflect.deleteProperty(byKey, payload);
    },
    /** Nobody came back for them in time, or wanted them kept when signing out. */
    draftsDropped: (state, { payload }: PayloadAction<readonly string[]>) => {
      for (const key of payload) Reflect.deleteProperty(state.byKey, key);
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
  draftGiven,
  draftOpenedElsewhere,
  draftClosedElsewhere,
  draftsRestored,
  draftSaved,
  draftSent,
  draftSettled,
  draftCompared,
  draftStored,
  draftRefused,
  draftCleared,
  draftsDropped,
  draftsReleased,
} = draftsSlice.actions;
export type WithDrafts = WithSlice<typeof draftsSlice>;

export const selectDraft = (state: WithDrafts, key: string): Draft | null =>
  lookUp(state.drafts.byKey, key) ?? null;
/** Somebody goes on in this tab with a draft that is open in another. */
export const draftTakenOver = createAction<string>('drafts/takenOver');

export const selectIsElsewhere = (state: WithDrafts, key: string): boolean =>
  state.drafts.elsewhere.includes(key);
export const selectIsDraftSending = (state: WithDrafts, key: string): boolean =>
  state.drafts.sending.includes(key);
export const selectDrafts = (state: WithDrafts): Readonly<Record<string, Draft>> => state.drafts.byKey;

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
  Object.keys(state.drafts.byKey).some((key) => !selectIsElsewhere(state, key));

/** In this tab or in another. */
export const selectHasDrafts = (state: WithDrafts & WithSession): boolean =>
  selectLosesDrafts(state) || state.drafts.elsewhere.length > 0;
