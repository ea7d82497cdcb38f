import type { Overview } from './overviewState';
import type { Item } from './windowKind';
import { hasMore, visibleIds } from './windowState';

/** What a list shows of itself; compare it shallowly. */
export const listView = ({ list, selected }: Overview<Item, unknown, unknown>) => ({
  load: list.load,
  ids: visibleIds(list),
  loaded: list.ids.length,
  total: list.total,
  hasMore: hasMore(list),
  loadingMore: list.loadingMore,
  moreFailed: list.error !== null,
  waiting: list.waiting.length,
  selecting: selected.length > 0,
});
