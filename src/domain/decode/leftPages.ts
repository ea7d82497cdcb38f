import { sameId } from '@/lib/guid';
import type { Page } from './page';

/** Removes an item that has left the list from its loaded pages. */
export const withoutItem = <T extends { id: string }>(pages: readonly Page<T>[], id: string): Page<T>[] =>
  pages.map((page, index) => ({
    ...page,
    items: page.items.filter((item) => !sameId(item.id, id)),
    ...(index === pages.length - 1 && { total: page.total - 1, left: (page.left ?? 0) + 1 }),
  }));
