import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { UndeliveredFilter } from '@/api/diagnostics/undelivered';

/** The outcome of one message: `pending` while the integration has not reported one. */
export interface RetryResult {
  id: string;
  subject: string;
  outcome: 'done' | 'failed' | 'pending';
  message: string | null;
}

interface RetriesState {
  /** The retry of several messages. */
  batch: {
    status: 'running' | 'stopping' | 'finished';
    total: number;
    done: number;
    results: RetryResult[];
  } | null;
  /** The open message, while it is being put through. */
  following: { id: string; isTired: boolean } | null;
}

const initialState: RetriesState = { batch: null, following: null };

export const retriesSlice = createSlice({
  name: 'diagnostics/retries',
  reducerPath: 'retries',
  initialState,
  reducers: {
    batchStarted: (state, { payload: total }: PayloadAction<number>) => {
      state.batch = { status: 'running', total, done: 0, results: [] };
    },
    batchWent: ({ batch }, { payload }: PayloadAction<RetryResult>) => {
      if (!batch) return;
      batch.results.push(payload);
      batch.done += 1;
    },
    batchStopRequested: ({ batch }) => {
      if (batch) batch.status = 'stopping';
    },
    batchFinished: ({ batch }) => {
      if (batch) batch.status = 'finished';
    },
    batchDismissed: (state) => {
      state.batch = null;
    },
    messageFollowed: (state, { payload: id }: PayloadAction<string>) => {
      state.following = { id, isTired: false };
    },
    followingTired: ({ following }) => {
      if (following) following.isTired = true;
    },
    messageLeft: (state) => {
      state.following = null;
    },
  },
});

export const {
  batchStarted,
  batchWent,
  batchStopRequested,
  batchFinished,
  batchDismissed,
  messageFollowed,
  followingTired,
  messageLeft,
} = retriesSlice.actions;

/** A message, and its name in the list of results. */
export interface Queued {
  id: string;
  subject: string;
}

/** Puts these messages through, or all failed messages of a list. */
export const retriesRequested = createAction<readonly Queued[] | UndeliveredFilter>(
  'diagnostics/retries/severalRequested',
);

export type WithRetries = WithSlice<typeof retriesSlice>;

export const selectBatch = ({ retries }: WithRetries) => retries.batch;

/** Returns whether the open message was polled for the longest time allowed. */
export const selectIsTired = ({ retries }: WithRetries): boolean => retries.following?.isTired ?? false;

/** Null once the message was polled for the longest time allowed. */
export const selectFollowedId = ({ retries: { following } }: WithRetries): string | null =>
  following === null || following.isTired ? null : following.id;
