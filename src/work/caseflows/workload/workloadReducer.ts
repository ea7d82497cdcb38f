import type { UnknownAction } from '@reduxjs/toolkit';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import { mayHaveMissed } from '@/hubs/connectionSlice';
import type { RecordTable } from '@/kit/livelist/records';
import { ownerChangeRequested } from '../caseFlowsActions';
import * as actions from './workloadActions';
import { applyAnswer, applyPage } from './workloadAnswers';
import { applyUpdates } from './workloadEvents';
import { workloadQuestion, type WorkloadQuestion } from './workloadQuestion';
import { doubt, EVERYONE, groupOf, isComplete, restart, type WorkloadState } from './workloadState';

const without = (keys: readonly string[], key: string): readonly string[] =>
  keys.filter((other) => other !== key);

/** Returning to the same question shows the held cases and fetches them again. */
function ask(state: WorkloadState, question: WorkloadQuestion): WorkloadState {
  const seen = { ...state, visible: true };
  const isAsked = state.load === 'loaded' || state.load === 'loading';
  if (!isAsked || !workloadQuestion.same(question, state.question)) return restart(seen, question);
  return state.visible ? state : doubt(seen, [EVERYONE]);
}

/** Fetches again, because events may have been missed. */
function refreshed(state: WorkloadState): WorkloadState {
  if (state.load === 'failed') return restart(state, state.question);
  return state.load === 'idle' ? state : doubt(state, [EVERYONE]);
}

function askMore(state: WorkloadState, key: string): WorkloadState {
  const group = groupOf(state.groups, key);
  if (group === undefined || isComplete(group) || state.loadingMore.includes(key)) return state;
  return { ...state, loadingMore: [...state.loadingMore, key], moreFailed: without(state.moreFailed, key) };
}

function reduceQuestion(state: WorkloadState, action: UnknownAction): WorkloadState {
  if (actions.workloadAsked.match(action)) return ask(state, action.payload);
  if (actions.workloadLeft.match(action)) return { ...state, visible: false, dragged: null, shown: null };
  if (actions.workloadRetried.match(action)) return restart(state, state.question);
  if (actions.workloadDoubted.match(action)) return doubt(state, [EVERYONE]);
  if (actions.moreOfOwnerRequested.match(action)) return askMore(state, action.payload);
  return mayHaveMissed(action, 'caseFlowHub') ? refreshed(state) : state;
}

/** Keeps the new owner of a case that is being moved, by drag and drop or otherwise. */
function reduceMoves(state: WorkloadState, action: UnknownAction): WorkloadState {
  if (actions.caseFlowDragged.match(action)) {
    const dragged = action.payload;
    return { ...state, dragged, shown: dragged === null ? null : state.groups };
  }
  if (!ownerChangeRequested.match(action)) return state;
  const { caseFlowId, owner } = action.payload;
  return { ...state, destinations: { ...state.destinations, [caseFlowId]: owner } };
}

/** An answer to an earlier question updates the records only. */
function reduceAnswer(
  state: WorkloadState,
  action: UnknownAction,
  table: RecordTable<CaseFlow>,
): WorkloadState {
  const isMine = ({ epoch }: { epoch: number }) => epoch === state.epoch;
  if (actions.workloadAnswered.match(action) && isMine(action.payload))
    return applyAnswer(state, action.payload.answer, table);
  if (actions.workloadFailed.match(action) && isMine(action.payload)) return { ...state, load: 'failed' };
  if (actions.ownerPageAnswered.match(action) && isMine(action.payload)) {
    const { key, answer } = action.payload;
    const paged = applyPage(state, answer, table);
    return { ...paged, loadingMore: without(paged.loadingMore, key) };
  }
  if (actions.ownerPageFailed.match(action) && isMine(action.payload)) {
    const { key } = action.payload;
    return {
      ...state,
      loadingMore: without(state.loadingMore, key),
      moreFailed: [...state.moreFailed, key],
    };
  }
  return applyUpdates(state, table);
}

/** Returns the workload after an action; `table` holds the cases as the action changed them. */
export const reduceWorkload = (
  state: WorkloadState,
  action: UnknownAction,
  table: RecordTable<CaseFlow>,
): WorkloadState => reduceAnswer(reduceMoves(reduceQuestion(state, action), action), action, table);
