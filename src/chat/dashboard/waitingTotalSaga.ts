import { put, select, takeEvery } from 'typed-redux-saga';
import { selectPending } from '../state/chatSelectors';
import { polled } from '../state/chatSlice';
import { waitingChanged } from './chatMenu';

/** Tells the menu when another number of people waits. */
export function* waitingTotalSaga() {
  let before: number | null = null;
  yield* takeEvery(polled, function* () {
    const { length } = yield* select(selectPending);
    if (length === before) return;
    before = length;
    yield* put(waitingChanged());
  });
}
