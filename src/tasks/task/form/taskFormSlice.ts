import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { CaseFlow } from '@/domain/caseFlow';
import type { ResidentialZone } from '@/domain/residentialZone';
import type { StepTask } from '@/domain/taskOutcome';
import type { TaskType } from '@/domain/taskType';
import { lookUp } from '@/lib/lookUp';

type Load = 'idle' | 'loading' | 'loaded' | 'failed';

interface TaskFormState {
  /** The types that a task can be given by hand: all but those of case flows. */
  types: { load: Load; items: TaskType[] };
  /** The deadline that belongs to a type, for the type asked last. */
  deadline: { type: string | null; value: string | null };
  /** The step task behind a case-flow task, with its outcomes. */
  step: { taskId: string | null; load: Load; task: StepTask | null };
  /** The case to which the task asked last belongs, as far as is known. */
  caseFlow: { taskId: string | null; found: FoundCaseFlow | null };
  /** The names of units and complexes by id. */
  zoneNames: Readonly<Record<string, string>>;
}

type FoundCaseFlow = Pick<CaseFlow, 'id' | 'title'>;

const initialState: TaskFormState = {
  types: { load: 'idle', items: [] },
  deadline: { type: null, value: null },
  step: { taskId: null, load: 'idle', task: null },
  caseFlow: { taskId: null, found: null },
  zoneNames: {},
};

/** What the forms and dialogs of a task look up besides the task itself. */
export const taskFormSlice = createSlice({
  name: 'taskForm',
  initialState,
  reducers: {
    formTypesRequested({ types }) {
      types.load = 'loading';
    },
    formTypesLoaded({ types }, { payload }: PayloadAction<TaskType[]>) {
      Object.assign(types, { load: 'loaded', items: payload });
    },
    formTypesFailed({ types }) {
      types.load = 'failed';
    },
    defaultDeadlineRequested(state, { payload }: PayloadAction<TaskType>) {
      state.deadline = { type: payload.name, value: null };
    },
    defaultDeadlineLoaded({ deadline }, { payload }: PayloadAction<{ type: string; value: string | null }>) {
      if (deadline.type === payload.type) deadline.value = payload.value;
    },
    stepTaskRequested(state, { payload: taskId }: PayloadAction<string>) {
      state.step = { taskId, load: 'loading', task: null };
    },
    stepTaskLoaded({ step }, { payload }: PayloadAction<{ taskId: string; task: StepTask }>) {
      if (step.taskId === payload.taskId) Object.assign(step, { load: 'loaded', task: payload.task });
    },
    stepTaskFailed({ step }, { payload: taskId }: PayloadAction<string>) {
      if (step.taskId === taskId) step.load = 'failed';
    },
    caseFlowOfTaskWanted(state, { payload: taskId }: PayloadAction<string>) {
      if (state.caseFlow.taskId !== taskId) state.caseFlow = { taskId, found: null };
    },
    caseFlowOfTaskFound({ caseFlow }, { payload }: PayloadAction<{ taskId: string; found: FoundCaseFlow }>) {
      if (caseFlow.taskId === payload.taskId) caseFlow.found = payload.found;
    },
    zonesLoaded(state, { payload }: PayloadAction<ResidentialZone[]>) {
      const named = Object.fromEntries(payload.map(({ id, name }) => [id, name]));
      state.zoneNames = { ...state.zoneNames, ...named };
    },
  },
});

/** Units and complexes by id, which someone is looking at. */
export const zonesWanted = createAction<readonly string[]>('taskForm/zonesWanted');

export const {
  formTypesRequested,
  formTypesLoaded,
  formTypesFailed,
  defaultDeadlineRequested,
  defaultDeadlineLoaded,
  stepTaskRequested,
  stepTaskLoaded,
  stepTaskFailed,
  caseFlowOfTaskWanted,
  caseFlowOfTaskFound,
  zonesLoaded,
} = taskFormSlice.actions;

export type WithTaskForm = WithSlice<typeof taskFormSlice>;

export const selectFormTypes = (state: WithTaskForm) => state.taskForm.types;
export const selectDefaultDeadline = (state: WithTaskForm) => state.taskForm.deadline;
export const selectCaseFlowOfTask = ({ taskForm }: WithTaskForm, taskId: string): FoundCaseFlow | null =>
  taskForm.caseFlow.taskId === taskId ? taskForm.caseFlow.found : null;
export const selectStepTask = (state: WithTaskForm) => state.taskForm.step;
/** Null while it is not known. */
export const selectZoneName = ({ taskForm }: WithTaskForm, id: string): string | null =>
  lookUp(taskForm.zoneNames, id) || null;
