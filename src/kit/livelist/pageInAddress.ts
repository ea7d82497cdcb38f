import { useEffect } from 'react';
import { useNavigation, useSearchParams } from 'react-router';

/** The largest page; larger ones in the address are reduced to it. */
const PAGE_MAX = 1_999;

/** Returns the `page` of a list's address; 0 if it is invalid. */
export function pageInAddress(search: URLSearchParams): number {
  const page = search.get('page') ?? '';
  return /^\d{1,9}$/.test(page) ? Math.min(Number(page), PAGE_MAX) : 0;
}

interface Loaded {
  isLoaded: boolean;
  loadedCount: number;
  pageSize: number;
}

/** Keeps in the address how far the list is loaded, so that a reload shows as much again (AMB-057). */
export function usePageInAddress({ isLoaded, loadedCount, pageSize }: Loaded): void {
  const [search, setSearch] = useSearchParams();
  const idle = useNavigation().state === 'idle';
  const page = Math.max(0, Math.ceil(loadedCount / pageSize) - 1);
  const shown = pageInAddress(search);

  useEffect(() => {
    if (!isLoaded || !idle || page === shown) return;
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (page > 0) next.set('page', String(page));
        else next.delete('page');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isLoaded, idle, page, shown, setSearch]);
}
