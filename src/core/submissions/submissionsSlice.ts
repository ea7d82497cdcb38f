import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { lookUp } from '@/lib/values';

export interface Submission {
  /** `uncertain`: the answer was lost. The text may be stored, or an earlier version of the text was stored. */
  status: 'sending' | 'failed' | 'uncertain';
  message: string | null;
  /** The cause of the failure, and whether a retry helps; shown beside the message. */
  reason?: string;
  /** The fields that the server refused, by their names on the wire. */
  fields?: readonly string[];
  /** True when a colleague was first; a form that shows the colleague's changes has its own message for that. */
  isConflict?: boolean;
  /** True when the record no longer exists on the server. */
  isGone?: boolean;
  /** True when a toast shows the failure too, which screen readers then announce. */
  isToasted?: boolean;
}

type FailurePayload = PayloadAction<
  Omit<Submission, 'status' | 'message'> & { key: string; message: string }
>;

interface SubmissionsState {
  byKey: Record<string, Submission>;
  /** Keys of submissions that ended a moment ago, so that a late second click is not a new request (001 §5). */
  guarded: string[];
  /** The number of visible forms that show the outcome, by key. */
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
      const given = Object.entries(rest).filter(([, value]) => Boolean(value));
      byKey[key] = { status: 'failed', message, ...Object.fromEntries(given) };
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
    /** Removes a failure that the agent has seen; a submission that is being sent stays. */
    submissionDismissed: ({ byKey }, { payload }: PayloadAction<string>) => {
      if (byKey[payload]?.status !== 'sending') Reflect.deleteProperty(byKey, payload);
    },
    /** The dialog of the submission opens again: a failure of an earlier try is removed, an uncertain outcome stays. */
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

/** Builds the key of a submission from the name of the action and the id of the record. */
export const submissionKey = (subject: string, id: string): string => `${subject}/${id}`;

export const selectSubmission = (state: WithSubmissions, key: string): Submission | null =>
  lookUp(state.submissions.byKey, key) ?? null;

export const selectIsSending = (state: WithSubmissions, key: string): boolean =>
  state.submissions.byKey[key]?.status === 'sending';

/** True while a visible form shows the outcome of this submission. */
export const selectHasForm = (state: WithSubmissions, key: string): boolean =>
  state.submissions.forms[key] !== undefined;

/** True unless this submission is being sent or has just ended. */
export const selectMaySubmit = (state: WithSubmissions, key: string): boolean =>
  !selectIsSending(state, key) && !state.submissions.guarded.includes(key);
