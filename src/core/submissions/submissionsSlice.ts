import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { lookUp } from '@/lib/values';

export interface Submission {
  /** `uncertain`: perhaps stored, the answer was lost; or stored as it was before it was changed. */
  status: 'sending' | 'failed' | 'uncertain';
  message: string | null;
  /** Why it failed, and whether trying again helps; said beside the message. */
  reason?: string;
  /** The fields that the server refused, by their names on the wire. */
  fields?: readonly string[];
  /** A colleague was first: a form that shows what they changed says so in its own words. */
  isConflict?: boolean;
  /** The server does not know the record any more. */
  isGone?: boolean;
  /** A toast says it too, and is read aloud. */
  isToasted?: boolean;
}

type FailurePayload = PayloadAction<
  Omit<Submission, 'status' | 'message'> & { key: string; message: string }
>;

interface SubmissionsState {
  byKey: Record<string, Submission>;
  /** Settled a moment ago: a click that was already on its way is not a second intent (001 §5). */
  guarded: string[];
  /** How many forms on the screen show how it went. */
  forms: Record<string, number>;
}

const initialState: SubmissionsState = { byKey: {}, guarded: [], forms: {} };

export const submissionsSlice = createSlice({
  name: 'submissions',
  initialState,
  reducers: {
    submissionStarted: ({ byKey }, { payload }: PayloadAction<string>) => {
      byKey[payload] = { status: 'sending', message: null };
    },
    submissionFailed: ({ byKey }, { payload: { key, message, ...rest } }: FailurePayload) => {
      const said = Object.entries(rest).filter(([, value]) => Boolean(value));
      byKey[key] = { status: 'failed', message, ...Object.fromEntries(said) };
    },
    submissionUncertain: ({ byKey }, { payload: { key, message } }: FailurePayload) => {
      byKey[key] = { status: 'uncertain', message };
    },
    submissionSucceeded: ({ byKey }, { payload }: PayloadAction<string>) => {
      Reflect.deleteProperty(byKey, payload);
    },
    submissionGuarded: (state, { payload }: PayloadAction<string>) => {
      state.guarded = [...state.guarded.filter((key) => key !== payload), payload];
    },
    submissionReleased: (state, { payload }: PayloadAction<string>) => {
      state.guarded = state.guarded.filter((key) => key !== payload);
    },
    formShown: ({ forms }, { payload }: PayloadAction<string>) => {
      forms[payload] = (lookUp(forms, payload) ?? 0) + 1;
    },
    formLeft: ({ forms }, { payload }: PayloadAction<string>) => {
      const left = (lookUp(forms, payload) ?? 1) - 1;
      if (left === 0) Reflect.deleteProperty(forms, payload);
      else forms[payload] = left;
    },
    /** The agent has seen the failure; what is being sent stays. */
    submissionDismissed: ({ byKey }, { payload }: PayloadAction<string>) => {
      if (byKey[payload]?.status !== 'sending') Reflect.deleteProperty(byKey, payload);
    },
    /** Asked for anew: nothing of that was tried yet, whatever an earlier try said. What is uncertain stays. */
    submissionReopened: ({ byKey }, { payload }: PayloadAction<string>) => {
      if (byKey[payload]?.status === 'failed') Reflect.deleteProperty(byKey, payload);
    },
  },
});

export const {
  submissionStarted,
  submissionFailed,
  submissionUncertain,
  submissionSucceeded,
  submissionGuarded,
  submissionReleased,
  formShown,
  formLeft,
  submissionDismissed,
  submissionReopened,
} = submissionsSlice.actions;
export type WithSubmissions = WithSlice<typeof submissionsSlice>;

/** The name of one intent: what is asked, of which record. */
export const submissionKey = (subject: string, id: string): string => `${subject}/${id}`;

export const selectSubmission = (state: WithSubmissions, key: string): Submission | null =>
  lookUp(state.submissions.byKey, key) ?? null;

export const selectIsSending = (state: WithSubmissions, key: string): boolean =>
  state.submissions.byKey[key]?.status === 'sending';

/** A form on the screen shows how it went. */
export const selectHasForm = (state: WithSubmissions, key: string): boolean =>
  state.submissions.forms[key] !== undefined;

/** Nothing of this intent runs or has just ended. */
export const selectMaySubmit = (state: WithSubmissions, key: string): boolean =>
  !selectIsSending(state, key) && !state.submissions.guarded.includes(key);
