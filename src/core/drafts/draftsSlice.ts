import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { lookUp } from '@/lib/values';
import { signedOut } from '../events';
import { countChanges } from './draftRest';
import { selectSessionStatus, sessionStarted, type WithSession } from '../session/sessionSlice';

/** The value of a draft is a text, or the fields of a form; JSON must be able to hold it. */
export type DraftValue = unknown;

/** The title and address of a draft in the list of unfinished work. */
export interface DraftLabel {
  title: string;
  href: string;
}

/**
 * The label of a draft that is left out of the list of unfinished work. Either every page already shows it (a contact in
 * its bar), or the user did not type it.
 */
export const UNLISTED = 'unlisted';
type Listed = DraftLabel | typeof UNLISTED;

/** An attempt to send a draft whose outcome is not known yet. */
export interface SentDraft {
  /** The draft as it was sent; it may have changed since. Null where nothing was typed. */
  value: DraftValue;
  /** The body that was sent to create a record; null when an existing record was changed. */
  body: unknown;
  /** Ids of equal records that existed before the first attempt; null where they could not be read. */
  known: string[] | null;
}

export interface Draft {
  /** Null when nothing was typed, so that the draft only holds the attempt to send a body. */
  value: DraftValue;
  label: DraftLabel | null;
  savedAt: number;
  sent: SentDraft | null;
  /** The number of changes made while the draft was being sent. */
  changesSince: number;
}

interface DraftsState {
  /** The owner of the drafts; other users never see them. */
  userId: string | null;
  byKey: Record<string, Draft>;
  /** Keys of drafts that are open in another tab of this browser. */
  elsewhere: string[];
  /** Keys of drafts that are being sent from this tab. */
  sending: string[];
  /**
   * True when the browser need not ask before the page closes, because the program itself leaves and restores the
   * drafts, or the user signed out.
   */
  released: boolean;
}

/** Builds a key from the place where something is typed and the id of the record. */
export const draftKey = (surface: string, entityId: string): string => `${surface}/${entityId}`;

/** Replaces the id of a record that does not exist yet, in the keys of its draft and its submission. */
export const NEW_RECORD = 'new';

const initialState: DraftsState = { userId: null, byKey: {}, elsewhere: [], sending: [], released: false };

export const draftsSlice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    /** Takes a draft from another tab, unless the draft in this tab is newer. */
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
        /* A copy of a draft that is open in another tab must not become newer than that draft. */
        if (savedAt !== undefined && state.elsewhere.includes(key)) state.byKey[key].savedAt = savedAt;
        state.released = false;
      },
    },
    /** The draft is being sent; its outcome is unknown from here on. */
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
    /** Sending has ended, with any outcome. */
    draftSettled: (state, { payload }: PayloadAction<string>) => {
      state.sending = state.sending.filter((key) => key !== payload);
    },
    /** The ids of equal records that existed before sending. */
    draftCompared: (
      { byKey },
      { payload: { key, known } }: PayloadAction<{ key: string; known: string[] }>,
    ) => {
      const sent = byKey[key]?.sent;
      if (sent) sent.known = known;
    },
    /** The server stored the draft; only the rest is kept, if any. */
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
    /** The server did not store the draft. */
    draftRefused: ({ byKey }, { payload: key }: PayloadAction<string>) => {
      const draft = byKey[key];
      if (draft?.value === null) Reflect.deleteProperty(byKey, key);
      else if (draft) draft.sent = null;
    },
    draftCleared: ({ byKey }, { payload }: PayloadAction<string>) => {
      Reflect.deleteProperty(byKey, payload);
    },
    /** The payload holds the keys of drafts that expired, or that the agent did not keep when signing out. */
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
/** Continues in this tab with a draft that is open in another one. */
export const draftTakenOver = createAction<string>('drafts/takenOver');

export const selectIsElsewhere = (state: WithDrafts, key: string): boolean =>
  state.drafts.elsewhere.includes(key);
export const selectIsDraftSending = (state: WithDrafts, key: string): boolean =>
  state.drafts.sending.includes(key);
export const selectDrafts = (state: WithDrafts): Readonly<Record<string, Draft>> => state.drafts.byKey;

/** True if a draft has a label, because only drafts with a label can be listed and reopened. */
export const selectHasOpenDrafts = (state: WithDrafts): boolean =>
  Object.values(state.drafts.byKey).some(({ label }) => label !== null);

/**
 * True if closing the tab would lose drafts, because drafts end with their tab (W6). They survive signing in again and
 * the program's own refresh.
 */
export const selectLosesDrafts = (state: WithDrafts & WithSession): boolean =>
  !state.drafts.released &&
  selectSessionStatus(state) === 'ready' &&
  Object.keys(state.drafts.byKey).some((key) => !selectIsElsewhere(state, key));

export const selectHasDrafts = (state: WithDrafts & WithSession): boolean =>
  selectLosesDrafts(state) || state.drafts.elsewhere.length > 0;
