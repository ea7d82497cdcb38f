import { call, delay, put, race, take } from 'typed-redux-saga';
import { getBuildVersion } from '@/api/session/version';
import { wokeUp } from '../events';
import { quietly } from '../sagas/quietly';
import { buildCompared } from './sessionSlice';

const LOOK_MS = 900_000;

/** The build that this page is of; a page that no build made has none. */
const ownVersion = (): string | undefined => document.documentElement.dataset['version'];

function* compare() {
  const version = yield* call(getBuildVersion);
  yield* put(buildCompared(version === ownVersion() ? null : version));
}

/** Sees to it that a page which stays open for days hears of a new build. A page out of sight asks once it is looked at. */
export function* watchBuild() {
  while (ownVersion() !== undefined) {
    yield* race({ due: delay(LOOK_MS), woken: take(wokeUp) });
    if (document.visibilityState === 'visible') yield* call(quietly, compare);
  }
}
