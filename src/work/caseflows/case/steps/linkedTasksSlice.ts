import { createSlice, type PayloadAction, type WithSlice, type UnknownAction } from '@reduxjs/toolkit';
import type { LinkedTask } from '@/domain/tasks/taskOutcome';
import { mayHaveMissed } from '@/hubs/connectionSlice';
import { lookUp } from '@/lib/values';
import { caseFlowClosed } from '../../caseFlowsActions';
import { tasksInInbox } from '../../caseFlowsRules';
import { selectOpenCaseFlow } from '../openCaseFlow';
import type { WithCaseFlows } from '../../caseFlowsSlice';

interface Linked {
  load: 'loading' | 'loaded' | 'failed';
  /** Null when the step task has no task in the inbox. */
  task: LinkedTask | null;
  /** The task must be fetched again, without clearing the screen. */
  wanted: boolean;
}

interface LinkedTasksState {
  /** Keyed by the id of the step task; a task that was never requested is absent. */
  byStepTask: Readonly<Record<string, Linked>>;
}

const initialState: LinkedTasksState = { byStepTask: {} };
const loading: Linked = { load: 'loading', task: null, wanted: false };

function change(state: LinkedTasksState, id: string, by: (linked: Linked) => Linked): LinkedTasksState {
  return { byStepTask: { ...state.byStepTask, [id]: by(lookUp(state.byStepTask, id) ?? loading) } };
}

const want = (state: LinkedTasksState, ids: readonly string[]): LinkedTasksState =>
  ids.reduce((next, id) => change(next, id, (linked) => ({ ...linked, wanted: true })), state);

const wantAll = (state: LinkedTasksState): LinkedTasksState => want(state, Object.keys(state.byStepTask));

/** The inbox states of the step tasks of the open case. */
export const linkedTasksSlice = createSlice({
  name: 'caseFlows/linkedTasks',
  reducerPath: 'linkedTasks',
  initialState,
  reducers: {
    linkedTaskFetching: (state: LinkedTasksState, { payload: id }: PayloadAction<string>) =>
      change(state, id, (linked) => ({ ...linked, wanted: false })),
    linkedTaskLoaded: (
      state: LinkedTasksState,
      { payload: { id, task } }: PayloadAction<{ id: string; task: LinkedTask | null }>,
    ) => change(state, id, (linked) => ({ ...linked, load: 'loaded', task })),
    /** Keeps a task that was loaded before. */
    linkedTaskFailed: (state: LinkedTasksState, { payload: id }: PayloadAction<string>) =>
      change(state, id, (linked) => (linked.load === 'loaded' ? linked : { ...linked, load: 'failed' })),
    linkedTaskRetried: (state: LinkedTasksState, { payload: id }: PayloadAction<string>) =>
      change(state, id, () => ({ ...loading, wanted: true })),
    /** Marks these tasks as old, so that they are fetched again. */
    linkedTasksStale: (state: LinkedTasksState, { payload: ids }: PayloadAction<readonly string[]>) =>
      want(state, ids),
  },
  extraReducers: (builder) =>
    builder
      .addCase(caseFlowClosed, () => initialState)
      .addMatcher((action: UnknownAction) => mayHaveMissed(action, 'taskHub', 'caseFlowHub'), wantAll),
});

export const { linkedTaskFetching, linkedTaskLoaded, linkedTaskFailed, linkedTaskRetried, linkedTasksStale } =
  linkedTasksSlice.actions;
export type WithLinkedTasks = WithSlice<typeof linkedTasksSlice>;

export const selectLinked = ({ linkedTasks }: WithLinkedTasks, stepTaskId: string): Linked =>
  lookUp(linkedTasks.byStepTask, stepTaskId) ?? loading;

/** Returns the task in the inbox; null when there is no such task, undefined until it has loaded. */
export function selectLinkedTask(state: WithLinkedTasks, stepTaskId: string): LinkedTask | null | undefined {
  const { load, task } = selectLinked(state, stepTaskId);
  return load === 'loaded' ? task : undefined;
}

/** Returns the step tasks whose task in the inbox must be fetched (again). */
export function selectWantedLinkedTasks(state: WithLinkedTasks & WithCaseFlows): string[] {
  const caseFlow = selectOpenCaseFlow(state);
  const { byStepTask } = state.linkedTasks;
  return (caseFlow === null ? [] : tasksInInbox(caseFlow))
    .map(({ id }) => id)
    .filter((id) => lookUp(byStepTask, id)?.wanted ?? true);
}
