import type { Page } from '@/domain/decode/page';

/** A list ends after this many pages in a row without a new item, whatever its total (002 §9.1). */
const MOST_IDLE = 3;

interface Paging {
  page: number;
  pageSize: number;
}

/**
 * Reads all pages of a list, with each item once. If one page fails, the whole read fails, because half a list gives a
 * wrong picture.
 */
export async function readWhole<T extends { id: string }>(
  pageSize: number,
  read: (paging: Paging) => Promise<Page<T>>,
): Promise<T[]> {
  const found = new Map<string, T>();
  for (let page = 0, idle = 0; idle < MOST_IDLE; page += 1) {
    const before = found.size;
    const { items, total } = await read({ page, pageSize });
    for (const item of items) found.set(item.id, item);
    if ((page + 1) * pageSize >= total) break;
    idle = found.size === before ? idle + 1 : 0;
  }
  return [...found.values()];
}
