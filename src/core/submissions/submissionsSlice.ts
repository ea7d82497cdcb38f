import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

export interface Submission {
  /** `uncertain`: perhaps stored, the answer was lost; or stored as it was before it was changed. */
  status: 'sending' | 'failed' | 'uncertain';
  message: string | null;
  /** Why it failed, and whether trying again helps; said beside the message. */
  reason?: string;
  /** The fields that the server refused, by their names on the wire. */
  fields?: readonly string[];
}

type FailurePayload = PayloadAction<{
  key: string;
  message: string;
  reason?: string;
  fields?: Submission['fields'];
}>;

interface SubmissionsState {
  byKey: Record<string, Submission>;
  /** Settled a moment ago: a click that was already on its way is not a second intent (001 §5). */
  guarded: string[];
}

const initialState: SubmissionsState = { byKey: {}, guarded: [] };

export const submissionsSlice = createSlice({
  name: 'submissions',
  initialState,
  reducers: {
    submissionStarted: ({ byKey }, { payload }: PayloadAction<string>) => {
      byKey[payload] = { status: 'sending', message: null };
    },
    submissionFailed: ({ byKey }, { payload: { key, message, reason, fields } }: FailurePayload) => {
      byKey[key] = {
        status: 'failed',
        message,
        ...(reason && { reason }),
        ...(fields && { fields: [...fields] }),
      };
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
  submissionDismissed,
  submissionReopened,
} = submissionsSlice.actions;
export type WithSubmissions = WithSlice<typeof submissionsSlice>;

/**
 * What can be asked of the server, by name. Empty here: every area declares its own,
 * `declare module '@/core/submissions/submissionsSlice' { interface SubmissionSubjects { … } }`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface SubmissionSubjects {}

export type SubmissionSubject = keyof SubmissionSubjects;

/** The name of one intent: what is asked, of which record. */
export const submissionKey = (subject: SubmissionSubject, id: string): string => `${subject}/${id}`;

export const selectSubmission = (state: WithSubmissions, key: string): Submission | null =>
  state.submissions.byKey[key] ?? null;

export const selectIsSending = (state: WithSubmissions, key: string): boolean =>
  state.submissions.byKey[key]?.status === 'sending';

/** Nothing of this intent runs or has just ended. */
export const selectMaySubmit = (state: WithSubmissions, key: string): boolean =>
  !selectIsSending(state, key) && !state.submissions.guarded.includes(key);
