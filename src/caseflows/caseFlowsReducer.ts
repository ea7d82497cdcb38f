import type { UnknownAction } from '@reduxjs/toolkit';
import type { CaseFlow, CaseFlowType } from '@/domain/caseFlow';
import type { Records } from '@/list/records';
import { recordIdOf } from '@/lib/guid';
import { type OpenCaseFlowState, openCaseFlowSlice } from './case/openCaseFlowSlice';
import { updateCaseFlows } from './caseFlowRecords';
import { caseFlowList } from './list/caseFlowList';
import { typesFailed, typesLoaded, typesRequested } from './list/caseFlowListActions';
import { reduceWorkload } from './workload/workloadReducer';
import { emptyWorkload, idsInWorkload, type WorkloadState } from './workload/workloadState';

interface CaseFlowTypes {
  load: 'idle' | 'loading' | 'loaded' | 'failed';
  items: readonly CaseFlowType[];
}

export interface CaseFlowsState {
  records: Records<CaseFlow>;
  list: typeof caseFlowList.initialState;
  open: OpenCaseFlowState;
  workload: WorkloadState;
  types: CaseFlowTypes;
}

export interface WithCaseFlows {
  caseFlows: CaseFlowsState;
}

const initialState: CaseFlowsState = {
  records: {},
  list: caseFlowList.initialState,
  open: openCaseFlowSlice.getInitialState(),
  workload: emptyWorkload,
  types: { load: 'idle', items: [] },
};

function reduceTypes(types: CaseFlowTypes, action: UnknownAction): CaseFlowTypes {
  if (typesRequested.match(action) && types.load !== 'loaded') return { ...types, load: 'loading' };
  if (typesLoaded.match(action)) return { load: 'loaded', items: action.payload };
  return typesFailed.match(action) ? { ...types, load: 'failed' } : types;
}

const usersOf = ({ list, open, workload }: Pick<CaseFlowsState, 'list' | 'open' | 'workload'>) => [
  list.ids,
  open.id === null ? [] : [recordIdOf(open.id)],
  ...idsInWorkload(workload),
];

export function caseFlowsReducer(
  state: CaseFlowsState = initialState,
  action: UnknownAction,
): CaseFlowsState {
  const table = updateCaseFlows(state.records, action);
  const list = caseFlowList.reduce(state.list, action, table);
  const open = openCaseFlowSlice.reducer(state.open, action);
  const workload = reduceWorkload(state.workload, action, table);
  const types = reduceTypes(state.types, action);
  const records = table.used(usersOf({ list, open, workload }), usersOf(state));
  const same =
    records === state.records &&
    list === state.list &&
    open === state.open &&
    workload === state.workload &&
    types === state.types;
  return same ? state : { records, list, open, workload, types };
}
