import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { type CaseFlowEvent, caseFlowEvents } from '@/hubs/caseFlowEvents';
import { mayHaveMissed } from '@/hubs/connectionSlice';
import type { Pushed } from '@/hubs/hub';
import type { Failure } from '@/lib/failures/whyFailed';
import { sameId, recordIdOf } from '@/lib/guid';
import { caseFlowClosed, caseFlowOpened, caseFlowRetried, caseFlowsChanged } from '../caseFlowsActions';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import { recordOf } from '@/kit/livelist/records';
import type { WithCaseFlows } from '../caseFlowsSlice';

/** The last action on a step by this user. Its result is announced, and the focus moves on from that step. */
export interface StepResult {
  action: 'pickUp' | 'finish' | 'finishTask';
  stepId: string;
}

export interface OpenCaseFlowState {
  id: string | null;
  load: 'idle' | 'loading' | 'loaded' | 'failed' | 'notFound';
  /** Why the last read failed. */
  failure: Failure | null;
  /** The record was fetched since the case was opened; the list's record may hold less. */
  fetched: boolean;
  /** The case must be fetched (again), without clearing the screen. */
  wanted: boolean;
  /** The case has gone since it was opened; the screen can still be read. */
  removed: boolean;
  /** The case's own id, if the address holds another of its ids. */
  meant: string | null;
  stepResult: StepResult | null;
}

const initialState: OpenCaseFlowState = {
  id: null,
  load: 'idle',
  failure: null,
  fetched: false,
  wanted: false,
  removed: false,
  meant: null,
  stepResult: null,
};

/** An event of a hub is only a hint, so the open case is fetched again (000 §4.3). */
const hear = (state: OpenCaseFlowState, { events }: Pushed<CaseFlowEvent>): OpenCaseFlowState =>
  !state.removed && events.some(({ caseFlowId }) => sameId(caseFlowId, state.id))
    ? { ...state, wanted: true }
    : state;

/** An answer is the truth about the record. An answer without a record means that the case is gone. */
const learn = (state: OpenCaseFlowState, { events }: Pushed<CaseFlowEvent>): OpenCaseFlowState =>
  state.load === 'loaded' &&
  events.some(({ caseFlowId, caseFlow }) => caseFlow === null && sameId(caseFlowId, state.id))
    ? missing(state)
    : state;

const missing = (state: OpenCaseFlowState): OpenCaseFlowState =>
  state.load === 'loaded'
    ? { ...state, removed: true, wanted: false }
    : { ...state, load: 'notFound', wanted: false };

const again = (state: OpenCaseFlowState): OpenCaseFlowState =>
  state.id === null || state.removed ? state : { ...state, wanted: true };

/** The case on the screen; its record is in `records` of the area. */
export const openCaseFlowSlice = createSlice({
  name: 'caseFlows/open',
  reducerPath: 'openCaseFlow',
  initialState,
  reducers: {
    openCaseFlowFetching: (state) => {
      state.wanted = false;
    },
    openCaseFlowLoaded: (state, { payload }: PayloadAction<string>) =>
      sameId(payload, state.id) ? { ...state, load: 'loaded', fetched: true } : state,
    openCaseFlowFailed: (
      state,
      { payload }: PayloadAction<{ id: string; missing: boolean; failure?: Failure }>,
    ) => {
      if (payload.id !== state.id) return state;
      return payload.missing
        ? missing(state)
        : { ...state, load: 'failed', failure: payload.failure ?? null };
    },
    openCaseFlowMeant: (state, { payload }: PayloadAction<{ id: string; meant: string }>) => {
      if (payload.id === state.id) state.meant = payload.meant;
    },
    stepDone: (state, { payload }: PayloadAction<StepResult & { caseFlowId: string }>) => {
      const { caseFlowId, action, stepId } = payload;
      if (sameId(caseFlowId, state.id)) state.stepResult = { action, stepId };
    },
    stepResultSpoken: (state) => {
      state.stepResult = null;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(caseFlowOpened, (state, { payload: id }) =>
        state.id === id ? state : { ...initialState, id, load: 'loading', wanted: true },
      )
      .addCase(caseFlowClosed, () => initialState)
      .addCase(caseFlowRetried, (state) =>
        state.id === null
          ? state
          : { ...state, wanted: true, removed: false, load: state.load === 'loaded' ? 'loaded' : 'loading' },
      )
      .addCase(caseFlowEvents, (state, { payload }) => hear(state, payload))
      .addCase(caseFlowsChanged, (state, { payload }) => learn(state, payload))
      .addMatcher((action: UnknownAction) => mayHaveMissed(action, 'caseFlowHub'), again),
});

export const {
  openCaseFlowFetching,
  openCaseFlowLoaded,
  openCaseFlowFailed,
  openCaseFlowMeant,
  stepDone,
  stepResultSpoken,
} = openCaseFlowSlice.actions;

export const selectOpenCaseFlow = ({ caseFlows: { open, records } }: WithCaseFlows): CaseFlow | null =>
  open.id === null || !open.fetched ? null : (recordOf(records, recordIdOf(open.id)) ?? null);
export const selectOpenCaseFlowId = ({ caseFlows }: WithCaseFlows): string | null => caseFlows.open.id;
export const selectOpenCaseFlowLoad = ({ caseFlows }: WithCaseFlows) => caseFlows.open.load;
export const selectOpenCaseFlowRemoved = ({ caseFlows }: WithCaseFlows): boolean => caseFlows.open.removed;
export const selectStepResult = ({ caseFlows }: WithCaseFlows): StepResult | null =>
  caseFlows.open.stepResult;
