import { createSlice, type UnknownAction, type WithSlice } from '@reduxjs/toolkit';
import { wokeUp } from '@/core/events';
import { caseFlowEvents } from '@/hubs/caseFlowEvents';
import { hubsReconnected } from '@/hubs/connectionSlice';
import { caseFlowsChanged, ownerChangeRequested } from '../caseFlowsActions';
import { seenBy } from '../caseFlowRecords';
import * as actions from './workloadActions';
import { applyEvents } from './workloadEvents';
import { sameQuestion } from './workloadQuestion';
import {
  applyAnswer,
  applyPage,
  doubt,
  emptyWorkload,
  EVERYONE,
  forgetUnused,
  groupOf,
  isComplete,
  restart,
  type WorkloadState,
} from './workloadState';

type Handler<P> = (state: WorkloadState, payload: P) => WorkloadState;

const handlers = new Map<string, Handler<unknown>>();

/** Transitions are plain functions: Immer's drafts of five thousand cases would cost more than a frame. */
function on<P>(creator: { type: string; (payload: P): unknown }, handler: Handler<P>): void {
  handlers.set(creator.type, handler as Handler<unknown>);
}

const without = (keys: readonly string[], key: string): readonly string[] =>
  keys.filter((other) => other !== key);

on(actions.workloadAsked, (state, question) => {
  const seen = { ...state, visible: true };
  const isNew = state.load !== 'loaded' || !sameQuestion(question, state.question);
  if (isNew && !(state.load === 'loading' && sameQuestion(question, state.question))) {
    return restart(seen, question);
  }
  return state.visible ? state : doubt(seen, [EVERYONE]);
});
on(actions.workloadLeft, (state) => ({ ...state, visible: false, dragged: null, shown: null }));
on(actions.workloadRetried, (state) => restart(state, state.question));
on(actions.workloadDoubted, (state) => doubt(state, [EVERYONE]));
on(actions.moreOfOwnerRequested, (state, key) => {
  const group = groupOf(state.groups, key);
  if (group === undefined || isComplete(group) || state.loadingMore.includes(key)) return state;
  return {
    ...state,
    loadingMore: [...state.loadingMore, key],
    moreFailed: without(state.moreFailed, key),
  };
});
on(actions.caseFlowDragged, (state, dragged) =>
  dragged === null
    ? forgetUnused({ ...state, dragged, shown: null })
    : { ...state, dragged, shown: state.groups },
);

on(actions.workloadAnswered, (state, { epoch, answer }) =>
  epoch === state.epoch ? forgetUnused(applyAnswer(state, answer)) : state,
);
on(actions.workloadFailed, (state, { epoch }) =>
  epoch === state.epoch ? { ...state, load: 'failed' } : state,
);
on(actions.ownerPageAnswered, (state, { epoch, key, answer }) =>
  epoch === state.epoch
    ? { ...applyPage(state, answer), loadingMore: without(state.loadingMore, key) }
    : state,
);
on(actions.ownerPageFailed, (state, { epoch, key }) =>
  epoch === state.epoch
    ? {
        ...state,
        loadingMore: without(state.loadingMore, key),
        moreFailed: [...state.moreFailed, key],
      }
    : state,
);

on(caseFlowEvents, (state, pushed) => applyEvents(state, seenBy(pushed), { ...pushed, source: 'hub' }));
on(caseFlowsChanged, (state, told) => applyEvents(state, seenBy(told), { ...told, source: 'answer' }));
on(ownerChangeRequested, (state, { caseFlowId, owner }) => ({
  ...state,
  destinations: { ...state.destinations, [caseFlowId]: owner },
}));

/** Events may have been missed. */
const refresh: Handler<undefined> = (state) => {
  if (state.load === 'failed') return restart(state, state.question);
  return state.load === 'idle' ? state : doubt(state, [EVERYONE]);
};
on(hubsReconnected, refresh);
on(wokeUp, refresh);

function reducer(state: WorkloadState | undefined = emptyWorkload, action: UnknownAction): WorkloadState {
  return handlers.get(action.type)?.(state, action['payload']) ?? state;
}

const slice = createSlice({ name: 'workload', initialState: emptyWorkload, reducers: {} });
export const workloadSlice: typeof slice = { ...slice, reducer };
export type WithWorkload = WithSlice<typeof workloadSlice>;
