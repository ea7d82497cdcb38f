import { impersonationSaga } from './impersonationSaga';
import { impersonationSlice } from './impersonationSlice';

export const reducers = { impersonation: impersonationSlice.reducer };

export const sagas = { impersonation: impersonationSaga };
