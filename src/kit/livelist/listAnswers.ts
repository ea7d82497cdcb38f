import type { Page } from '@/domain/decode/page';
import { type Item, type RecordTable, sameIds } from './records';
import { doubt, FOREVER, type ListState, NO_ROWS, present, type Snapshot } from './listState';

/** Tells which deleted records a list can still contain. */
interface Deletable<T> {
  isDeleted: (item: T) => boolean;
}

/** Returns whether a late answer is about a record that has left meanwhile. */
function isGone<T extends Item>(
  { isDeleted }: Deletable<T>,
  { gone }: ListState<unknown, unknown>,
  item: T,
): boolean {
  const memory = Object.hasOwn(gone, item.id) ? gone[item.id] : undefined;
  if (memory === undefined) return false;
  if (memory.version === FOREVER) return !isDeleted(item);
  return item.lastModified !== null && item.lastModified < memory.version;
}

function collect<T extends Item>(of: Deletable<T>, list: ListState<unknown, unknown>, items: readonly T[]) {
  const found = new Set<string>();
  let dropped = 0;
  for (const item of items) {
    if (found.has(item.id)) continue;
    if (isGone(of, list, item)) dropped += 1;
    else found.add(item.id);
  }
  return { found: [...found], dropped };
}

/** True if the answer adds a record to this list in an older version than the one that is known. */
function isOvertaken<T extends Item>(
  { ids }: ListState<unknown, unknown>,
  { updates }: RecordTable<T>,
): boolean {
  const older = updates.filter(({ age }) => age === 'older');
  return older.length > 0 && !older.every(({ id }) => ids.includes(id));
}

/** Replaces the whole window, because the answer is the truth about every change before its request. */
export function applySnapshot<T extends Item, F, S, A extends string>(
  of: Deletable<T>,
  list: ListState<F, S, A>,
  { items, total, mark, now }: Snapshot<T>,
  table: RecordTable<T>,
): ListState<F, S, A> {
  const { found: ids, dropped } = collect(of, list, items);
  const settled = list.mark === mark;
  const unmoved = sameIds(ids, list.ids);
  const next = present(
    list,
    {
      ...list,
      load: 'loaded',
      error: null,
      ids: unmoved ? list.ids : ids,
      total: Math.max(total - dropped, ids.length),
      earlier: NO_ROWS,
      updatedAt: now,
      pagesWithoutGain: unmoved ? list.pagesWithoutGain : 0,
      staleness: settled ? 'none' : list.staleness,
      refreshWanted: false,
    },
    true,
  );
  return isOvertaken(list, table) ? doubt(next, 'rows', now) : next;
}

/** Adds one more page. If the page does not join the present rows, the rows are marked stale. */
export function applyPage<T extends Item, F, S, A extends string>(
  of: Deletable<T>,
  list: ListState<F, S, A>,
  answer: Page<T>,
  now: number,
  table: RecordTable<T>,
): ListState<F, S, A> {
  const start = answer.page * answer.pageSize;
  const { found, dropped } = collect(of, list, answer.items);
  const known = new Set(list.ids);
  const fresh = found.filter((id) => !known.has(id));
  const overlap = list.ids.slice(start);
  const joins =
    start <= list.ids.length &&
    dropped === 0 &&
    fresh.length === answer.items.length - overlap.length &&
    overlap.every((id, index) => id === answer.items[index]?.id) &&
    !isOvertaken(list, table);
  const ids = fresh.length > 0 ? [...list.ids, ...fresh] : list.ids;
  const next = present(
    list,
    {
      ...list,
      loadingMore: false,
      error: null,
      ids,
      total: Math.max(answer.total - dropped, ids.length),
      updatedAt: now,
      pagesWithoutGain: fresh.length > 0 ? 0 : list.pagesWithoutGain + 1,
    },
    true,
  );
  return joins && answer.total === list.total ? next : doubt(next, 'rows', now);
}
