import { peopleSaga } from './peopleSaga';
import { peopleSlice } from './peopleSlice';

/** What arrives in the store with the first route that looks people up. */
export const peopleArea = { slice: peopleSlice, saga: peopleSaga } as const;
