import { registrationSaga } from './registrationSaga';
import { registrationSlice } from './registrationSlice';

/** What works behind the panel and its dialogs. */
export const reducers = { registration: registrationSlice.reducer };
export const sagas = { registration: registrationSaga };
