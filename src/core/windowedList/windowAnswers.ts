import type { Page } from '@/domain/page';
import type { Item, WindowKind } from './windowKind';
import { age, doubt, FOREVER, present, type WindowState } from './windowState';

/** What the server said, and `mark` and `now` of the moment it was asked. */
export interface Snapshot<T> {
  items: readonly T[];
  total: number;
  mark: number;
  now: number;
}

/** A late answer about a record that has left in the meantime. */
function isGone<T extends Item, F, S>(
  { isDeleted }: WindowKind<T, F, S>,
  { gone }: WindowState<T, F, S>,
  item: T,
): boolean {
  const memory = Object.hasOwn(gone, item.id) ? gone[item.id] : undefined;
  if (memory === undefined) return false;
  if (memory.version === FOREVER) return !isDeleted(item);
  return item.lastModified !== null && item.lastModified < memory.version;
}

/** The newer of what is held and what came; the held object itself where nothing changed, so that nothing is drawn anew. */
function newest<T extends Item, F, S>(kind: WindowKind<T, F, S>, held: T | undefined, incoming: T): T {
  if (held === undefined) return incoming;
  const merged = kind.merge(held, incoming);
  const relation = age(kind, merged, held);
  return relation === 'older' || relation === 'same' ? held : merged;
}

function collect<T extends Item, F, S>(
  kind: WindowKind<T, F, S>,
  list: WindowState<T, F, S>,
  items: readonly T[],
) {
  const found = new Map<string, T>();
  let dropped = 0;
  for (const item of items) {
    if (found.has(item.id)) continue;
    if (isGone(kind, list, item)) dropped += 1;
    else found.set(item.id, newest(kind, list.entities[item.id], item));
  }
  return { found, dropped };
}

const sameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);

/** The whole window anew: the truth about everything that happened before it was asked. */
export function applySnapshot<T extends Item, F, S>(
  kind: WindowKind<T, F, S>,
  list: WindowState<T, F, S>,
  { items, total, mark, now }: Snapshot<T>,
): WindowState<T, F, S> {
  const { found, dropped } = collect(kind, list, items);
  const ids = [...found.keys()];
  const settled = list.mark === mark;
  const unmoved = sameOrder(ids, list.ids);
  return present(
    list,
    {
      ...list,
      load: 'loaded',
      error: null,
      ids: unmoved ? list.ids : ids,
      entities: Object.fromEntries(found),
      total: Math.max(total - dropped, ids.length),
      updatedAt: now,
      pagesWithoutGain: unmoved ? list.pagesWithoutGain : 0,
      staleness: settled ? 'none' : list.staleness,
      refreshWanted: false,
    },
    true,
  );
}

/** One more page. Where it does not join what is there, the rows are doubted. */
export function applyPage<T extends Item, F, S>(
  kind: WindowKind<T, F, S>,
  list: WindowState<T, F, S>,
  answer: Page<T>,
  now: number,
): WindowState<T, F, S> {
  const start = answer.page * answer.pageSize;
  const { found, dropped } = collect(kind, list, answer.items);
  const known = new Set(list.ids);
  const fresh = [...found.keys()].filter((id) => !known.has(id));
  const overlap = list.ids.slice(start);
  const joins =
    start <= list.ids.length &&
    dropped === 0 &&
    fresh.length === answer.items.length - overlap.length &&
    overlap.every((id, index) => id === answer.items[index]?.id);
  const ids = fresh.length > 0 ? [...list.ids, ...fresh] : list.ids;
  const next = present(
    list,
    {
      ...list,
      loadingMore: false,
      error: null,
      ids,
      entities: { ...list.entities, ...Object.fromEntries(found) },
      total: Math.max(answer.total - dropped, ids.length),
      updatedAt: now,
      pagesWithoutGain: fresh.length > 0 ? 0 : list.pagesWithoutGain + 1,
    },
    true,
  );
  return joins && answer.total === list.total ? next : doubt(next, 'rows', now);
}
