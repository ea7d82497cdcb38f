import { accountSaga } from './account/accountSaga';
import { detailsSaga } from './detailsSaga';

export const sagas = { personDetails: detailsSaga, personAccount: accountSaga };
