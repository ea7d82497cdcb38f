import * as v from 'valibot';
import { call, put, select, take, takeEvery } from 'typed-redux-saga';
import { listOf } from '@/domain/decode';
import { selectSignedInId, sessionStarted } from '../session/sessionSlice';
import { readPersonal, writePersonal } from '../storage/storage';
import type { SavedView } from './overviewActions';
import type { OverviewOf } from './overviewSaga';
import type { Overview, Wiring } from './overviewState';
import type { OverviewStorage } from './overviewStorage';
import type { Item } from './windowKind';

export const SAVED_VIEWS_MAX = 20;
export const SAVED_VIEW_NAME_MAX = 60;

/* Filters and order under names of one's own; they come behind the first rows, with the filters. */

export function viewTransitions<T extends Item, F, S, W extends Overview<T, F, S>>({
  actions,
  on,
}: Pick<Wiring<T, F, S, W>, 'actions' | 'on'>): void {
  on(actions.viewsRead, (state, views) => ({ ...state, views }));
  on(actions.viewSaved, (state, saved) => {
    const name = saved.name.trim().slice(0, SAVED_VIEW_NAME_MAX);
    if (name === '') return state;
    const others = state.views.filter((view) => view.name !== name);
    return { ...state, views: [...others, { ...saved, name }].slice(-SAVED_VIEWS_MAX) };
  });
  on(actions.viewRemoved, (state, name) => ({
    ...state,
    views: state.views.filter((view) => view.name !== name),
  }));
}

/** The views that this browser keeps; what is no view is left out. */
function readViews<F, S>(
  { keys, filters, sort, none }: OverviewStorage<F, S>,
  userId: string | null,
): SavedView<F, S>[] {
  const views = listOf(
    v.object({
      name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(SAVED_VIEW_NAME_MAX)),
      filters,
      sort: v.fallback(sort, none.sort),
    }),
  );
  return readPersonal(keys.views, userId, views, []).slice(-SAVED_VIEWS_MAX);
}

/** Keeps the views in the browser. */
export function* savedViewsSaga<T extends Item, F, S, State>({
  actions,
  storage,
  selectOverview,
}: Pick<OverviewOf<T, F, S, State>, 'actions' | 'storage' | 'selectOverview'>) {
  if ((yield* select(selectSignedInId)) === null) yield* take(sessionStarted);
  const userId = yield* select(selectSignedInId);
  yield* put(actions.viewsRead(readViews(storage, userId)));
  yield* takeEvery([actions.viewSaved, actions.viewRemoved], function* () {
    const { views } = yield* select(selectOverview);
    yield* call(writePersonal, storage.keys.views, yield* select(selectSignedInId), views);
  });
}
