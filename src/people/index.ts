export { FoundPerson } from './foundPerson';
export { AssigneePicker, PersonSearch } from './lazyPeople';
export { resolveAssignee, peopleSaga } from './peopleSaga';
export {
  contractsCleared,
  contractsRequested,
  peopleSlice,
  selectContractsOfPerson,
  type WithPeople,
} from './peopleSlice';
export { FILTER_ASSIGNEE_PAGE_SIZE, TASK_ASSIGNEE_PAGE_SIZE } from './peopleConstants';
export { peopleArea } from './peopleArea';
