import * as v from 'valibot';
import { call, put, select, take, takeEvery } from 'typed-redux-saga';
import { selectSignedInId, sessionStarted } from '@/core/session/sessionSlice';
import { readKept, readPersonal, writeKept, writePersonal } from '@/core/storage/storage';
import * as d from '@/domain/decode/decode';
import { storedPart } from '@/lib/question';
import { sameValue } from '@/lib/values';
import type { LiveList } from './defineList';
import { SAVED_VIEW_NAME_MAX, SAVED_VIEWS_MAX, type SavedView } from './listState';
import type { ListStorage } from './listStorage';
import type { Item } from './records';

/** Returns the views that this browser stores, without invalid ones. */
function readViews<F, S>(
  { keys, filters, sort }: ListStorage<F, S>,
  userId: string | null,
): SavedView<F, S>[] {
  const views = d.listOf(
    v.object({
      name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(SAVED_VIEW_NAME_MAX)),
      filters: storedPart(filters),
      sort: v.fallback(storedPart(sort), sort.none),
    }),
  );
  const kept = readKept(keys.keptViews, userId, views, []);
  return readPersonal(keys.views, userId, views, kept).slice(-SAVED_VIEWS_MAX);
}

/** Returns the views without customers. A view without other filters or order is dropped, as it would show all rows. */
const outlasting = <F, S>(storage: ListStorage<F, S>, views: readonly SavedView<F, S>[]) =>
  views
    .map((view) => ({ ...view, filters: storage.filters.withoutCustomers(view.filters) }))
    .filter(({ filters, sort }) => sort !== storage.sort.none || !sameValue(filters, storage.filters.none));

function writeViews<F, S>(
  storage: ListStorage<F, S>,
  userId: string | null,
  views: readonly SavedView<F, S>[],
): void {
  writePersonal(storage.keys.views, userId, views);
  writeKept(storage.keys.keptViews, userId, outlasting(storage, views));
}

/** Stores the saved views of a list in the browser; it loads after the first rows, with the filters. */
export function* savedViewsSaga<State, T extends Item, F extends object, S, A extends string>({
  actions,
  storage,
  select: selectList,
}: Pick<LiveList<State, T, F, S, A>, 'actions' | 'storage' | 'select'>) {
  if ((yield* select(selectSignedInId)) === null) yield* take(sessionStarted);
  const userId = yield* select(selectSignedInId);
  yield* put(actions.viewsRead(readViews(storage, userId)));
  yield* takeEvery([actions.viewSaved, actions.viewRemoved], function* () {
    const { views } = yield* select(selectList);
    yield* call(writeViews<F, S>, storage, yield* select(selectSignedInId), views);
  });
}
