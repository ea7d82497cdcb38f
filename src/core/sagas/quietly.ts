import type { SagaIterator } from 'redux-saga';
import { call } from 'typed-redux-saga';
import { isHttpError } from '@/api/http/httpError';

/** Ignores failed requests: a screen that could not be refreshed stays as it is. */
export function* quietly<Args extends unknown[]>(
  ask: (...args: Args) => SagaIterator<unknown>,
  ...args: Args
) {
  try {
    yield* call(ask, ...args);
  } catch (error) {
    if (!isHttpError(error)) throw error;
  }
}
