/** A larger page in the address is taken for this one. */
const PAGE_MAX = 1_999;

/** The `page` of a list's address; 0 for what is no page. */
export function pageOf(search: URLSearchParams): number {
  const page = search.get('page') ?? '';
  return /^\d{1,9}$/.test(page) ? Math.min(Number(page), PAGE_MAX) : 0;
}
