import { useEffect } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import { pageNumber } from './listParameters';

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
  const shown = pageNumber.read(search);

  useEffect(() => {
    if (!isLoaded || !idle || page === shown) return;
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        pageNumber.write(next, page);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isLoaded, idle, page, shown, setSearch]);
}
