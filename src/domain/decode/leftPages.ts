import { sameId } from '@/lib/guid';
import type { Page } from './page';

/** Returns the loaded pages of a list without an item that the list no longer has. */
export const withoutItem = <T extends { id: string }>(pages: readonly Page<T>[], id: string): Page<T>[] =>
  pages.map((page, index) => ({
    ...page,
    items: page.items.filter((item) => !sameId(item.id, id)),
    ...(index === pages.length - 1 && { total: page.total - 1, left: (page.left ?? 0) + 1 }),
  }));
