import { call, delay, put, race, take } from 'typed-redux-saga';
import { getBuildVersion } from '@/api/session/version';
import { wokeUp } from '../events';
import { quietly } from '../sagas/quietly';
import { buildCompared } from './sessionSlice';

const LOOK_MS = 900_000;

/** The build of this page; undefined for a page that is not from a build. */
const ownVersion = (): string | undefined => document.documentElement.dataset['version'];

function* compare() {
  const version = yield* call(getBuildVersion);
  yield* put(buildCompared(version === ownVersion() ? null : version));
}

/** Checks for a new build, for pages that stay open for days. A hidden page checks when it is visible again. */
export function* watchBuild() {
  while (ownVersion() !== undefined) {
    yield* race({ due: delay(LOOK_MS), woken: take(wokeUp) });
    if (document.visibilityState === 'visible') yield* call(quietly, compare);
  }
}
