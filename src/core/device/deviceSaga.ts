import type { UnknownAction } from '@reduxjs/toolkit';
import { call, fork, put, select, take, takeEvery } from 'typed-redux-saga';
import { listen } from '../sagas/listen';
import { readStoredText, writeStoredText } from '../storage/storage';
import { storageKeys } from '../storage/storageKeys';
import {
  type DeviceMode,
  modeDetected,
  modeToggled,
  narrowDetected,
  panelsClosed,
  selectDeviceMode,
} from './deviceSlice';
import { NARROW_QUERY } from './narrow';

/** The stored names of the device modes (000 §9). */
const storedNames: Record<DeviceMode, string> = {
  desktop: 'desktop_windows',
  tablet: 'tablet_android',
  mobile: 'mobile_android',
};

const MOBILE_QUERY = '(max-width: 767px), (pointer: coarse) and (max-height: 499px)';
const TABLET_QUERY = '(max-width: 1199px), (pointer: coarse) and (max-width: 1400px)';

const matches = (query: string): boolean => window.matchMedia(query).matches;

function detect(): DeviceMode {
  if (matches(MOBILE_QUERY)) return 'mobile';
  return matches(TABLET_QUERY) ? 'tablet' : 'desktop';
}

/** The stored mode decides between desktop and tablet; a phone is always detected (AMB-037). */
function initialMode(): DeviceMode {
  const detected = detect();
  const stored = readStoredText(storageKeys.deviceMode);
  if (detected === 'mobile') return detected;
  return (['desktop', 'tablet'] as const).find((mode) => storedNames[mode] === stored) ?? detected;
}

/** Sets the class of the mode on the root element, where the style sheets expect it (000 §2.2). */
function* showMode() {
  const mode = yield* select(selectDeviceMode);
  document.documentElement.classList.remove('desktop', 'tablet', 'mobile');
  document.documentElement.classList.add(mode);
  writeStoredText(storageKeys.deviceMode, storedNames[mode]);
}

const seeMode = () => [panelsClosed(), modeDetected(detect())];
const seeNarrow = () => [narrowDetected(matches(NARROW_QUERY))];

/** Dispatches the actions of `see` at each change of the media query. */
function* follow(query: string, see: () => readonly UnknownAction[]) {
  const changes = yield* call(listen, window.matchMedia(query), 'change');
  try {
    while (true) {
      yield* take(changes);
      for (const seen of see()) yield* put(seen);
    }
  } finally {
    changes.close();
  }
}

export function* deviceSaga() {
  yield* takeEvery([modeDetected, modeToggled], showMode);
  yield* put(modeDetected(initialMode()));
  yield* put(narrowDetected(matches(NARROW_QUERY)));
  yield* fork(follow, MOBILE_QUERY, seeMode);
  yield* fork(follow, TABLET_QUERY, seeMode);
  yield* fork(follow, NARROW_QUERY, seeNarrow);
}
