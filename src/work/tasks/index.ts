export type { WithTasks } from './tasksSlice';
export { isAssignedTo, isCallBack, isCreator, isOpen } from './tasksRules';
