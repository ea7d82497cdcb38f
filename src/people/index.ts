export { chosenAssignee } from './chosenAssignee';
export { FoundPerson } from './foundPerson';
export {
  AssigneePicker,
  FILTER_ASSIGNEE_PAGE_SIZE,
  PersonAlerts,
  PersonSearch,
  TASK_ASSIGNEE_PAGE_SIZE,
} from './pickers';
export { resolveAssignee } from './resolveAssignee';
export { usePersonAlerts } from './alerts/usePersonAlerts';
