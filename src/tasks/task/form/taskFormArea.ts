import { taskFormSaga } from './taskFormSaga';
import { taskFormSlice } from './taskFormSlice';

/** The look-ups of the task forms: they arrive with the task routes. */
export const taskFormArea = { slice: taskFormSlice, saga: taskFormSaga } as const;
