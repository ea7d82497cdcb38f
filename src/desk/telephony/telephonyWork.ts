import { heldWith } from '@/core/session/sessionSlice';
import { callingSlice } from '@/core/telephony/calling';
import { historySaga } from './history/historySaga';
import { missedSaga } from './history/missedSaga';
import { incomingSaga } from './incoming/incomingSaga';
import { deskPhonesSlice } from './state/deskPhonesSlice';
import { telephonySlice } from './state/telephonySlice';
import { deskPhonesSaga } from './work/deskPhonesSaga';
import { telephonySaga } from './work/telephonySaga';

export const reducers = {
  telephony: heldWith(['usePhone'], telephonySlice.reducer),
  deskPhones: heldWith(['usePhone'], deskPhonesSlice.reducer),
  calling: callingSlice.reducer,
};

export const sagas = {
  telephony: telephonySaga,
  incomingCalls: incomingSaga,
  callHistory: historySaga,
  missedCalls: missedSaga,
  deskPhones: deskPhonesSaga,
};
