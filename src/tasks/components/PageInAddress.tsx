import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useNavigation, useSearchParams } from 'react-router';
import { filtersFromSearch } from '../taskFilters';
import { TASK_PAGE_SIZE } from '../tasksConstants';
import { selectListLoad, selectLoadedCount } from '../tasksSelectors';

/** How far the list is loaded, so that a reload shows as much again (AMB-057). */
export function PageInAddress() {
  const [search, setSearch] = useSearchParams();
  const load = useSelector(selectListLoad);
  const loaded = useSelector(selectLoadedCount);
  const idle = useNavigation().state === 'idle';
  const page = Math.max(0, Math.ceil(loaded / TASK_PAGE_SIZE) - 1);
  const shown = filtersFromSearch(search).page;

  useEffect(() => {
    if (load !== 'loaded' || !idle || page === shown) return;
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (page > 0) next.set('page', String(page));
        else next.delete('page');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [load, idle, page, shown, setSearch]);

  return null;
}
