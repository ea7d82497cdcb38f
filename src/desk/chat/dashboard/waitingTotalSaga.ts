import { put, select, takeEvery } from 'typed-redux-saga';
import { selectPending } from '../state/chatSelectors';
import { chatSwitched, polled } from '../state/chatSlice';
import { waitingChanged } from './chatMenu';

/** Reports to the menu that the number of waiting visitors has changed; it is zero while the chat is off. */
export function* waitingTotalSaga() {
  let before: number | null = null;
  yield* takeEvery([polled, chatSwitched], function* () {
    const { length } = yield* select(selectPending);
    if (length === before) return;
    before = length;
    yield* put(waitingChanged());
  });
}
