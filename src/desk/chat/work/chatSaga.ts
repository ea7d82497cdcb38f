import * as v from 'valibot';
import { call, fork, put, race, select, take } from 'typed-redux-saga';
import { openOneTab } from '@/core/tabs/oneTab';
import { selectUser, sessionForgotten, type WithSession } from '@/core/session/sessionSlice';
import { leaveAfterSleep } from '@/core/sleep/leaveAfterSleep';
import { readPersonal } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';
import { selectMayOperate } from '../state/mayOperate';
import { rejoining } from '../state/chatSlice';
import { assignSaga } from './assignSaga';
import { chatDuty } from './chatDuty';
import { closeSaga } from './closeSaga';
import { contactEndSaga, contactLinkSaga } from './contactLinkSaga';
import { incomingSaga } from './incomingSaga';
import { linkSaga } from './linkSaga';
import { numberSaga } from './numberSaga';
import { operatorSaga } from './operatorSaga';
import { pollSaga } from './pollSaga';
import { readingSaga } from './readingSaga';
import { sendSaga } from './sendSaga';
import { stepsSaga } from './stepsSaga';
import { switchSaga } from './switchSaga';
import { tabsSaga } from './tabsSaga';
import { windowSaga } from './windowSaga';
import { waitUntil } from '@/core/sagas/waitUntil';

export function* chatSaga() {
  while (true) {
    yield* waitUntil((state: WithSession) => selectUser(state) !== null);
    const userId = (yield* select(selectUser))?.id ?? '';
    yield* race({
      work: call(work, userId),
      left: take(sessionForgotten),
      changed: call(waitUntil, (state: WithSession) => selectUser(state)?.id !== userId),
    });
  }
}

function* work(userId: string) {
  const tab = openOneTab('chat', userId);
  try {
    const mayOperate = yield* select(selectMayOperate);
    if (mayOperate && readPersonal(storageKeys.chatRegistered, userId, v.boolean(), false))
      yield* put(rejoining());
    for (const saga of [
      operatorSaga,
      switchSaga,
      stepsSaga,
      linkSaga,
      numberSaga,
      sendSaga,
      readingSaga,
      assignSaga,
      contactLinkSaga,
      contactEndSaga,
      closeSaga,
      windowSaga,
      incomingSaga,
    ])
      yield* fork(saga);
    yield* fork(pollSaga);
    yield* fork(leaveAfterSleep, chatDuty);
    yield* call(tabsSaga, tab);
  } finally {
    tab.close();
  }
}
