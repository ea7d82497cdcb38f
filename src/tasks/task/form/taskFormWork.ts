import { taskFormSaga } from './taskFormSaga';
import { taskFormSlice } from './taskFormSlice';

export const reducers = { taskForm: taskFormSlice.reducer };
export const sagas = { taskForm: taskFormSaga };
