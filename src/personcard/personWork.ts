import { accountSaga } from './details/account/accountSaga';
import { detailsSaga } from './details/detailsSaga';
import { personLiveSaga } from './live/personLiveSaga';
import { registrationsSaga } from './registrations/registrationsSaga';
import { indicatorsSaga } from './sidebar/indicatorsSaga';

export const sagas = {
  personLive: personLiveSaga,
  personDetails: detailsSaga,
  personAccount: accountSaga,
  personRegistrations: registrationsSaga,
  personIndicators: indicatorsSaga,
};
