import type { UnknownAction } from '@reduxjs/toolkit';
import type { CaseFlow, CaseFlowType } from '@/domain/caseFlow';
import type { Records } from '@/list/records';
import { recordIdOf } from '@/lib/guid';
import { type OpenCaseFlowState, openCaseFlowSlice } from './case/openCaseFlowSlice';
import { updateCaseFlows } from './caseFlowRecords';
import { caseFlowList } from './list/caseFlowList';
import { typesFailed, typesLoaded, typesRequested } from './list/caseFlowListActions';

interface CaseFlowTypes {
  load: 'idle' | 'loading' | 'loaded' | 'failed';
  items: readonly CaseFlowType[];
}

export interface CaseFlowsState {
  records: Records<CaseFlow>;
  list: typeof caseFlowList.initialState;
  open: OpenCaseFlowState;
  types: CaseFlowTypes;
}

export interface WithCaseFlows {
  caseFlows: CaseFlowsState;
}

const initialState: CaseFlowsState = {
  records: {},
  list: caseFlowList.initialState,
  open: openCaseFlowSlice.getInitialState(),
  types: { load: 'idle', items: [] },
};

function reduceTypes(types: CaseFlowTypes, action: UnknownAction): CaseFlowTypes {
  if (typesRequested.match(action) && types.load !== 'loaded') return { ...types, load: 'loading' };
  if (typesLoaded.match(action)) return { load: 'loaded', items: action.payload };
  return typesFailed.match(action) ? { ...types, load: 'failed' } : types;
}

const usersOf = ({ list, open }: Pick<CaseFlowsState, 'list' | 'open'>) => [
  list.ids,
  open.id === null ? [] : [recordIdOf(open.id)],
];

export function caseFlowsReducer(
  state: CaseFlowsState = initialState,
  action: UnknownAction,
): CaseFlowsState {
  const table = updateCaseFlows(state.records, action);
  const list = caseFlowList.reduce(state.list, action, table);
  const open = openCaseFlowSlice.reducer(state.open, action);
  const types = reduceTypes(state.types, action);
  const records = table.used(usersOf({ list, open }), usersOf(state));
  const same =
    records === state.records && list === state.list && open === state.open && types === state.types;
  return same ? state : { records, list, open, types };
}
