export type { WithTasks } from './tasksReducer';
export { isAssignedTo, isCallBack, isCreator, isOpen } from './tasksRules';
