import { mediaSaga } from './mediaSaga';
import { mediaSlice } from './mediaSlice';

/** What arrives in the store with the first route that shows attachments. */
export const mediaArea = { slice: mediaSlice, saga: mediaSaga } as const;
