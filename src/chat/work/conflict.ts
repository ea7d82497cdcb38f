import { call } from 'typed-redux-saga';
import { quietly } from '@/core/sagas/quietly';
import { readConfig } from './switchSaga';

/** Something was refused: perhaps because the chat was switched off. */
export function* afterConflict() {
  yield* call(quietly, readConfig);
}
