import { createSlice, type UnknownAction, type WithSlice } from '@reduxjs/toolkit';
import type { CaseFlowSort } from '@/api/caseFlows';
import { wokeUp } from '@/core/events';
import { bulkTransitions } from '@/core/windowedList/bulkState';
import {
  emptyOverview,
  listTransitions,
  type Overview,
  refreshed,
  selectionTransitions,
  withList,
} from '@/core/windowedList/overviewState';
import { viewTransitions } from '@/core/windowedList/savedViews';
import { transitions } from '@/core/windowedList/transitions';
import { applyEvents } from '@/core/windowedList/windowEvents';
import type { CaseFlow, CaseFlowType } from '@/domain/caseFlow';
import { hubsReconnected } from '@/hubs/connectionSlice';
import type { CaseFlowFilters } from './list/caseFlowFilters';
import { caseFlowKind, toChange } from './list/caseFlowKind';
import {
  bulkRequested,
  caseFlowOverview,
  typesFailed,
  typesLoaded,
  typesRequested,
} from './list/caseFlowListActions';
import { caseFlowsChanged } from './caseFlowsActions';

interface CaseFlowsState extends Overview<CaseFlow, CaseFlowFilters, CaseFlowSort, 'owner'> {
  types: { load: 'idle' | 'loading' | 'loaded' | 'failed'; items: readonly CaseFlowType[] };
}

const initialState: CaseFlowsState = {
  ...emptyOverview(caseFlowKind),
  types: { load: 'idle', items: [] },
};

const { on, reduce } = transitions<CaseFlowsState>();
const wiring = { kind: caseFlowKind, actions: caseFlowOverview, on };

listTransitions(wiring, withList);
selectionTransitions(wiring);
bulkTransitions(wiring, bulkRequested);
viewTransitions(wiring);

/* One by one: what an event means depends on what the ones before it have made of the row. */
on(caseFlowsChanged, (state, { events, user, now, source }) => {
  let { list } = state;
  for (const event of events) {
    const change = toChange(event, source, list.entities[event.caseFlowId]);
    list = applyEvents(caseFlowKind, list, [change], { user, now });
  }
  return withList(state, list);
});

const refresh = (state: CaseFlowsState): CaseFlowsState => withList(state, refreshed(state.list));
on(hubsReconnected, refresh);
on(wokeUp, refresh);

on(typesRequested, (state) =>
  state.types.load === 'loaded' ? state : { ...state, types: { ...state.types, load: 'loading' } },
);
on(typesLoaded, (state, items) => ({ ...state, types: { load: 'loaded', items } }));
on(typesFailed, (state) => ({ ...state, types: { ...state.types, load: 'failed' } }));

const reducer = (state: CaseFlowsState | undefined = initialState, action: UnknownAction): CaseFlowsState =>
  reduce(state, action);

const slice = createSlice({ name: 'caseFlows', initialState, reducers: {} });
export const caseFlowsSlice: typeof slice = { ...slice, reducer };
export type WithCaseFlows = WithSlice<typeof caseFlowsSlice>;
