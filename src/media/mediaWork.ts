import { mediaSaga } from './mediaSaga';
import { mediaSlice } from './mediaSlice';

export const reducers = { media: mediaSlice.reducer };
export const sagas = { media: mediaSaga };
