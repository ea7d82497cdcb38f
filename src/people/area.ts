import { defineArea } from '@/core/area';
import { peopleSaga } from './peopleSaga';
import { peopleSlice } from './peopleSlice';

export const peopleArea = defineArea({
  name: 'people',
  reducer: peopleSlice.reducer,
  work: () => ({ sagas: { people: peopleSaga } }),
});
