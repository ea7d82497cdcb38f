import { call, delay, race, type SagaGenerator, select, take } from 'typed-redux-saga';
import { selectIsSeen, type WithDevice } from '../device/deviceSlice';
import { wokeUp } from '../events';
import { waitUntil } from '../sagas/waitUntil';

interface Poll<S> {
  /** The answer is wanted. */
  isWanted: (state: S) => boolean;
  /** How long after an answer the next question follows, in milliseconds. */
  everyMs: (state: S) => number;
  /** It is cancelled when its answer is no longer wanted. */
  ask: () => SagaGenerator<void>;
  /** The types of the actions after which an answer that is still on its way is old. */
  askAgainOn?: readonly string[];
  /** A hidden page asks too. */
  isForHiddenPage?: boolean;
}

/**
 * Asks again and again, each time after the answer to the question before, so that there are never two at once. A page that is
 * hidden rests, and asks at once when it is seen again, as every page does after sleep.
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
    yield* delay(yield* select(everyMs as (state: unknown) => number));
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
