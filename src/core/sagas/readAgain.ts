import type { Action } from '@reduxjs/toolkit';
import { delay, put, race, take } from 'typed-redux-saga';
import { queries } from '@/api/http/queries';

/** The longest wait, also when no screen shows the question. An answer usually takes less time. */
const SHOWN_MS = 1_500;

type Tags = Parameters<typeof queries.util.invalidateTags>[0];
type Matcher = (action: Action) => boolean;

/** Invalidates answers, and waits until one question has its new answer on the screen. */
export function* readAgain(tags: Tags, question: { matchFulfilled: Matcher; matchRejected: Matcher }) {
  yield* put(queries.util.invalidateTags(tags));
  yield* race([take([question.matchFulfilled, question.matchRejected]), delay(SHOWN_MS)]);
}
