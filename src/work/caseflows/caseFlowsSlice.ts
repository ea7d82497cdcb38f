import { createSlice, original, type UnknownAction, type WithSlice } from '@reduxjs/toolkit';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import type { Records } from '@/kit/livelist/records';
import { recordIdOf } from '@/lib/guid';
import { openCaseFlow, type OpenCaseFlow, reduceOpen } from './case/openCaseFlow';
import { updateCaseFlows } from './caseFlowRecords';
import { caseFlowList } from './list/caseFlowList';
import { reduceWorkload } from './workload/workloadReducer';
import { emptyWorkload, idsInWorkload, type WorkloadState } from './workload/workloadState';

interface CaseFlowsState {
  records: Records<CaseFlow>;
  list: typeof caseFlowList.initialState;
  open: OpenCaseFlow;
  workload: WorkloadState;
}

const initialState: CaseFlowsState = {
  records: {},
  list: caseFlowList.initialState,
  open: openCaseFlow.closed,
  workload: emptyWorkload,
};

const usersOf = ({ list, open, workload }: Pick<CaseFlowsState, 'list' | 'open' | 'workload'>) => [
  list.ids,
  list.earlier,
  open.id === null ? [] : [recordIdOf(open.id)],
  ...idsInWorkload(workload),
];

function reduce(state: CaseFlowsState, action: UnknownAction): CaseFlowsState {
  const table = updateCaseFlows(state.records, action);
  const list = caseFlowList.reduce(state.list, action, table);
  const open = reduceOpen(state.open, action, table);
  const workload = reduceWorkload(state.workload, action, table);
  const records = table.used(usersOf({ list, open, workload }), usersOf(state));
  const same =
    records === state.records && list === state.list && open === state.open && workload === state.workload;
  /* Immer skips frozen objects; visiting ten thousand records would cost four times as much as handling the events. */
  return same ? state : Object.freeze({ records, list, open, workload });
}

/** The cases: records shared by the list, the opened case and the workload. */
export const caseFlowsSlice = createSlice({
  name: 'caseFlows',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addDefaultCase((draft, action) => reduce(original(draft), action));
  },
});

export type WithCaseFlows = WithSlice<typeof caseFlowsSlice>;
