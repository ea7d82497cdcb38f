import { call, put, select, takeEvery } from 'typed-redux-saga';
import { getChatConfig } from '@/api/chat/chat';
import { chatQueries } from '@/api/chat/chatQueries';
import { toastCleared, toastShown } from '@/core/toasts/toastsSlice';
import { chatTexts } from '../chatTexts';
import { pollRequested } from '../state/chatActions';
import { selectChat } from '../state/chatSelectors';
import { chatSwitched } from '../state/chatSlice';

const texts = chatTexts.operator;
const SWITCHED = 'chat/switched';

export function* readConfig() {
  const isEnabled = yield* call(getChatConfig);
  yield* call(takeSwitch, isEnabled);
  return isEnabled;
}

function* takeSwitch(isEnabled: boolean) {
  const { isEnabled: before, rejoins } = yield* select(selectChat);
  yield* put(chatSwitched(isEnabled));
  if (before === isEnabled || !rejoins) return;
  if (!isEnabled) yield* put(toastShown({ kind: 'warning', key: SWITCHED, text: texts.switchedOff }));
  else if (before === false) yield* put(toastShown({ kind: 'info', key: SWITCHED, text: texts.switchedOn }));
  else yield* put(toastCleared(SWITCHED));
}

/** Applies at once the value that is read by the portal screen, where the chat is switched on and off. */
export function* switchSaga() {
  yield* takeEvery(chatQueries.endpoints.chatEnabled.matchFulfilled, takeOver);
}

function* takeOver({ payload: isEnabled }: { payload: boolean }) {
  if ((yield* select(selectChat)).isEnabled === isEnabled) return;
  yield* call(takeSwitch, isEnabled);
  yield* put(pollRequested());
}
