import type { Page } from '@/domain/page';

/** A list that brings nothing so many times in a row has nothing more (AMB-247). */
const EMPTY_PAGES_MAX = 3;

/** How a list goes on that is asked page after page. */
export const pageAfterPage = <T>(pageSize: number) => ({
  initialPageParam: 0,
  getNextPageParam: (last: Page<T>, all: readonly Page<T>[], page: number): number | undefined => {
    const recent = all.slice(-EMPTY_PAGES_MAX);
    const isDry = recent.length === EMPTY_PAGES_MAX && recent.every(({ items }) => items.length === 0);
    return isDry || (page + 1) * pageSize >= last.total ? undefined : page + 1;
  },
});
