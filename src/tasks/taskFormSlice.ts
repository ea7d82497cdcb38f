import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { StepTask } from '@/domain/taskOutcome';
import type { TaskType } from '@/domain/taskType';

type Load = 'idle' | 'loading' | 'loaded' | 'failed';

interface TaskFormState {
  /** The types that a task can be given by hand: all but those of case flows. */
  types: { load: Load; items: TaskType[] };
  /** The deadline that belongs to a type, for the type asked last. */
  deadline: { type: string | null; value: string | null };
  /** The step task behind a case-flow task, with its outcomes. */
  step: { taskId: string | null; load: Load; task: StepTask | null };
}

const initialState: TaskFormState = {
  types: { load: 'idle', items: [] },
  deadline: { type: null, value: null },
  step: { taskId: null, load: 'idle', task: null },
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
  },
});

export const {
  formTypesRequested,
  formTypesLoaded,
  formTypesFailed,
  defaultDeadlineRequested,
  defaultDeadlineLoaded,
  stepTaskRequested,
  stepTaskLoaded,
  stepTaskFailed,
} = taskFormSlice.actions;

export type WithTaskForm = WithSlice<typeof taskFormSlice>;

export const selectFormTypes = (state: WithTaskForm) => state.taskForm.types;
export const selectDefaultDeadline = (state: WithTaskForm) => state.taskForm.deadline;
export const selectStepTask = (state: WithTaskForm) => state.taskForm.step;
