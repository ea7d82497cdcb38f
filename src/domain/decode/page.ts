import * as v from 'valibot';
import * as d from './decode';

/** One page of a list; `page` counts from zero, `total` counts all matches (AMB-250). */
export interface Page<T> {
  items: T[];
  page: number;
  pageSize: number;
  total: number;
  /**
   * The number of items of this page and earlier ones that have left the list since the page was read. Later items have
   * moved up by this number of places.
   */
  left?: number;
}

/** A total smaller than the number of items sent is raised to that number. */
export const pageOf = <S extends v.GenericSchema>(item: S) =>
  v.pipe(
    v.object({ items: d.listOf(item), page: d.count, pageSize: d.count, total: d.count }),
    v.transform((page): Page<v.InferOutput<S>> => ({
      ...page,
      total: Math.max(page.total, page.page * page.pageSize + page.items.length),
    })),
  );

/**
 * The items of pages that were requested one after another. An item that moved to a later page in the meantime is in
 * both, and is kept once.
 */
export const itemsOf = <T extends { id: string }>(pages: readonly Page<T>[]): T[] => [
  ...new Map(pages.flatMap(({ items }) => items.map((item) => [item.id, item] as const))).values(),
];
