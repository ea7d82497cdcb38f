import { defineArea } from '@/core/area';
import { peopleSaga } from './peopleSaga';
import { peopleSlice } from './peopleSlice';

export const peopleArea = defineArea({
  name: 'people',
  reducer: peopleSlice.reducer,
  work: () => ({ sagas: { people: peopleSaga } }),
});

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
