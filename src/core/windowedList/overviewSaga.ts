import { call, fork, select, takeEvery } from 'typed-redux-saga';
import { selectSignedInId } from '../session/sessionSlice';
import { supervise } from '../sagas/supervise';
import { type OverviewStorage, writeQuestion } from './overviewStorage';
import type { Item } from './windowKind';
import { type WindowOf, windowSaga } from './windowSaga';

export interface OverviewOf<T extends Item, F, S, State> extends WindowOf<T, F, S, State> {
  name: string;
  storage: OverviewStorage<F, S>;
}

/** Keeps a list filled, and its question in the browser. */
export function* overviewSaga<T extends Item, F, S, State>(of: OverviewOf<T, F, S, State>) {
  const { actions, storage, selectOverview } = of;
  yield* takeEvery([actions.overviewEntered, actions.filtersChanged], function* () {
    const { list } = yield* select(selectOverview);
    yield* call(writeQuestion<F, S>, storage, yield* select(selectSignedInId), list);
  });
  yield* fork(supervise<[WindowOf<T, F, S, State>]>, `${of.name}/list`, windowSaga<T, F, S, State>, of);
}
