import { call, delay, race, type SagaGenerator, select, take } from 'typed-redux-saga';
import { selectIsSeen, type WithDevice } from '../device/deviceSlice';
import { wokeUp } from '../events';
import { waitUntil } from '../sagas/waitUntil';

interface Poll<S> {
  /** Polling runs while this is true. */
  isWanted: (state: S) => boolean;
  /** Milliseconds between an answer and the next request. */
  everyMs: (state: S) => number;
  /** Sends one request; it is cancelled when its answer is no longer wanted. */
  ask: () => SagaGenerator<void>;
  /** Types of actions that make an answer outdated while it is still on its way. */
  askAgainOn?: readonly string[];
  /** True if the poll continues on a hidden page. */
  isForHiddenPage?: boolean;
}

/**
 * Polls a server. Each request follows the answer to the previous one, so that two never run at once. Polling pauses
 * while the page is hidden. A request is sent at once when the page is visible again, and after sleep.
 */
export function* pollWhile<S>({
  isWanted,
  everyMs,
  ask,
  askAgainOn = [],
  isForHiddenPage = false,
}: Poll<S>): SagaGenerator<never> {
  const isOn = (state: S & WithDevice): boolean =>
    (isForHiddenPage || selectIsSeen(state)) && isWanted(state);
  function* round() {
    yield* call(ask);
    yield* delay(yield* select(everyMs));
  }
  while (true) {
    yield* waitUntil(isOn);
    yield* race([
      call(round),
      take([wokeUp.type, ...askAgainOn]),
      call(waitUntil, (state: S & WithDevice) => !isOn(state)),
    ]);
  }
}
