export { chosenAssignee } from './chosenAssignee';
export { FoundPerson } from './foundPerson';
export { AssigneePicker, PersonSearch } from './lazyPeople';
export { resolveAssignee } from './peopleSaga';
export {
  contractsCleared,
  contractsRequested,
  selectContractsOfPerson,
  type WithPeople,
} from './peopleSlice';
export { FILTER_ASSIGNEE_PAGE_SIZE, TASK_ASSIGNEE_PAGE_SIZE } from './peopleConstants';
