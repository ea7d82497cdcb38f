import * as v from 'valibot';
import * as d from './decode';

/** One page of a list; `page` counts from zero, `total` counts all matches (AMB-250). */
export interface Page<T> {
  items: T[];
  page: number;
  pageSize: number;
  total: number;
  /** How many left the list after it was read, of this page and those before it: what follows has moved up as many places. */
  left?: number;
}

/** A total below what was sent is taken for what was sent. */
export const pageOf = <S extends v.GenericSchema>(item: S) =>
  v.pipe(
    v.object({ items: d.listOf(item), page: d.count, pageSize: d.count, total: d.count }),
    v.transform((page): Page<v.InferOutput<S>> => ({
      ...page,
      total: Math.max(page.total, page.page * page.pageSize + page.items.length),
    })),
  );

/** The items of pages that were asked one after another. What moved to a later page in the meantime stands there twice. */
export const itemsOf = <T extends { id: string }>(pages: readonly Page<T>[]): T[] => [
  ...new Map(pages.flatMap(({ items }) => items.map((item) => [item.id, item] as const))).values(),
];
