import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import { caseFlowEvents } from '@/hubs/caseFlowEvents';
import { liveRecord, nothingOpen, type OpenRecord } from '@/kit/livelist/record/liveRecord';
import type { RecordTable } from '@/kit/livelist/records';
import { sameId } from '@/lib/guid';
import { caseFlowActions } from '../caseFlowsActions';
import type { WithCaseFlows } from '../caseFlowsSlice';

/** The last action on a step by this user. Its result is announced, and the focus moves on from that step. */
export interface StepResult {
  action: 'pickUp' | 'finish' | 'finishTask';
  stepId: string;
}

export interface OpenCaseFlow extends OpenRecord {
  /** The case's own id, if the address holds another of its ids. */
  meant: string | null;
  stepResult: StepResult | null;
}

const initialState: OpenCaseFlow = { ...nothingOpen, meant: null, stepResult: null };

export const openCaseFlow = liveRecord({
  name: 'caseFlows',
  hub: 'caseFlowHub',
  received: caseFlowEvents,
  actions: caseFlowActions,
  isDeleted: () => false,
  closed: initialState,
});

const ownSlice = createSlice({
  name: 'caseFlows/open',
  initialState,
  reducers: {
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
});

export const { openCaseFlowMeant, stepDone, stepResultSpoken } = ownSlice.actions;

export const reduceOpen = (state: OpenCaseFlow, action: UnknownAction, table: RecordTable<CaseFlow>) =>
  ownSlice.reducer(openCaseFlow.reduce(state, action, table), action);

/** Returns the open case once it has been read, because the record of the list may hold less. */
export const selectOpenCaseFlow = (state: WithCaseFlows): CaseFlow | null => {
  const { id, load } = openCaseFlow.select(state);
  return id === null || load !== 'loaded' ? null : openCaseFlow.selectById(state, id);
};

/** A case that could not be read again counts as failed, also while its earlier version is shown. */
export const selectOpenCaseFlowLoad = (state: WithCaseFlows): OpenCaseFlow['load'] => {
  const { load, failure } = openCaseFlow.select(state);
  return failure === null ? load : 'failed';
};
export const selectStepResult = (state: WithCaseFlows): StepResult | null =>
  openCaseFlow.select(state).stepResult;
export const { selectId: selectOpenCaseFlowId, selectRemoved: selectOpenCaseFlowRemoved } = openCaseFlow;
