import { call } from 'typed-redux-saga';
import { quietly } from '@/core/sagas/quietly';
import { readConfig } from './switchSaga';

/** Reads the configuration after a refusal, because the chat may have been switched off. */
export function* afterConflict() {
  yield* call(quietly, readConfig);
}
