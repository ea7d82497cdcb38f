import { useEffect } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import { pageOf } from './pageOf';

interface PageInAddressProps {
  isLoaded: boolean;
  loadedCount: number;
  pageSize: number;
}

/** How far the list is loaded, so that a reload shows as much again (AMB-057). */
export function PageInAddress({ isLoaded, loadedCount, pageSize }: PageInAddressProps) {
  const [search, setSearch] = useSearchParams();
  const idle = useNavigation().state === 'idle';
  const page = Math.max(0, Math.ceil(loadedCount / pageSize) - 1);
  const shown = pageOf(search);

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

  return null;
}
