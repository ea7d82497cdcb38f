import { heldWith } from '@/core/session/sessionSlice';
import { deskStatusSlice } from '@/desk/deskstatus';
import { statisticsSaga } from './dashboard/statisticsSaga';
import { statisticsSlice } from './dashboard/statisticsSlice';
import { waitingTotalSaga } from './dashboard/waitingTotalSaga';
import { chatSlice } from './state/chatSlice';
import { deskStatusSaga } from './status/deskStatusSaga';
import { chatSaga } from './work/chatSaga';

export const reducers = {
  chat: heldWith(['viewChatConversation'], chatSlice.reducer),
  chatStatistics: statisticsSlice.reducer,
  deskStatus: deskStatusSlice.reducer,
};

export const sagas = {
  chat: chatSaga,
  chatStatistics: statisticsSaga,
  chatWaitingTotal: waitingTotalSaga,
  deskStatus: deskStatusSaga,
};
