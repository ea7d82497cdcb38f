import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { CaseFlow } from '@/domain/caseFlow';
import { wokeUp } from '@/core/events';
import { hubsReconnected } from '@/hubs/connectionSlice';
import { sameId } from '@/lib/guid';
import { newestCaseFlow } from '../list/caseFlowAge';
import { caseFlowClosed, caseFlowOpened, caseFlowRetried, caseFlowsChanged } from '../caseFlowsActions';

/** What this person did to a step a moment ago: it is said, and the focus goes on from there. */
export interface StepResult {
  action: 'pickUp' | 'finish' | 'finishTask';
  stepId: string;
}

export interface OpenCaseFlowState {
  id: string | null;
  load: 'idle' | 'loading' | 'loaded' | 'failed' | 'notFound';
  caseFlow: CaseFlow | null;
  /** To be fetched (again), without clearing what is shown. */
  wanted: boolean;
  /** It is gone since it was opened: what is on the screen can still be read. */
  removed: boolean;
  /** The case that was meant by an address with another id of it. */
  meant: string | null;
  stepResult: StepResult | null;
}

const initialState: OpenCaseFlowState = {
  id: null,
  load: 'idle',
  caseFlow: null,
  wanted: false,
  removed: false,
  meant: null,
  stepResult: null,
};

type Hearing = ReturnType<typeof caseFlowsChanged>['payload'];

/** A hub's event is a hint: the open case is fetched again (000 §4.3). An answer is the truth about the record. */
function hear(state: OpenCaseFlowState, { events, source }: Hearing): OpenCaseFlowState {
  let next = state;
  for (const { caseFlowId, caseFlow } of events) {
    if (!sameId(caseFlowId, state.id) || next.removed) continue;
    const held = next.caseFlow;
    if (caseFlow !== null) {
      next = { ...next, caseFlow: newestCaseFlow(held, caseFlow), wanted: next.wanted || source === 'hub' };
    } else if (source === 'hub') next = { ...next, wanted: true };
    else if (next.load === 'loaded') next = missing(next);
  }
  return next;
}

const missing = (state: OpenCaseFlowState): OpenCaseFlowState =>
  state.load === 'loaded'
    ? { ...state, removed: true, wanted: false }
    : { ...state, load: 'notFound', wanted: false };

const again = (state: OpenCaseFlowState): OpenCaseFlowState =>
  state.id === null || state.removed ? state : { ...state, wanted: true };

/** The case on the screen. */
export const openCaseFlowSlice = createSlice({
  name: 'openCaseFlow',
  initialState,
  reducers: {
    openCaseFlowFetching: (state) => {
      state.wanted = false;
    },
    openCaseFlowLoaded: (state, { payload }: PayloadAction<CaseFlow>) =>
      sameId(payload.id, state.id)
        ? { ...state, load: 'loaded', caseFlow: newestCaseFlow(state.caseFlow, payload) }
        : state,
    openCaseFlowFailed: (state, { payload }: PayloadAction<{ id: string; missing: boolean }>) => {
      if (payload.id !== state.id) return state;
      return payload.missing ? missing(state) : { ...state, load: 'failed' };
    },
    openCaseFlowMeant: (state, { payload }: PayloadAction<{ id: string; meant: string }>) => {
      if (payload.id === state.id) state.meant = payload.meant;
    },
    stepDone: (state, { payload }: PayloadAction<StepResult & { caseFlowId: string }>) => {
      const { caseFlowId, action, stepId } = payload;
      if (sameId(caseFlowId, state.id)) state.stepResult = { action, stepId };
    },
    stepResultTold: (state) => {
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
      .addCase(caseFlowsChanged, (state, { payload }) => hear(state, payload))
      .addCase(hubsReconnected, again)
      .addCase(wokeUp, again),
});

export const {
  openCaseFlowFetching,
  openCaseFlowLoaded,
  openCaseFlowFailed,
  openCaseFlowMeant,
  stepDone,
  stepResultTold,
} = openCaseFlowSlice.actions;
export type WithOpenCaseFlow = WithSlice<typeof openCaseFlowSlice>;
