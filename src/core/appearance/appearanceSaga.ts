import { put, select, takeEvery } from 'typed-redux-saga';
import { readStored, writeStored } from '../storage/storage';
import { storageKeys } from '../storage/storageKeys';
import {
  Appearance,
  appearanceChanged,
  appearanceRestored,
  defaultAppearance,
  selectAppearance,
} from './appearanceSlice';

/** Sets attributes on the root element for the style sheets; without a choice the system's colours apply. */
function apply({ colorScheme, density }: Appearance): void {
  const { dataset } = document.documentElement;
  if (colorScheme === 'system') delete dataset['colorScheme'];
  else dataset['colorScheme'] = colorScheme;
  dataset['density'] = density;
}

export function* appearanceSaga() {
  const stored = readStored(storageKeys.appearance, Appearance, defaultAppearance);
  yield* put(appearanceRestored(stored));
  apply(stored);
  yield* takeEvery(appearanceChanged, function* () {
    const appearance = yield* select(selectAppearance);
    apply(appearance);
    writeStored(storageKeys.appearance, appearance);
  });
}
