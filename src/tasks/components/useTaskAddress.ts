import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router';
import type { TaskSort } from '@/api/tasks';
import { readStored } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';
import type { Assignee } from '@/domain/assignee';
import {
  filtersFromSearch,
  filtersToSearch,
  hasFilters,
  noFilters,
  StoredFilters,
  StoredSort,
  type TaskFilters,
} from '../taskFilters';
import { selectFilters, selectListLoad, selectSort } from '../tasksSelectors';
import { filtersChanged, overviewEntered } from '../tasksActions';
import type { WithTasks } from '../tasksSlice';

const named = (found: Assignee | null, known: Assignee | null) =>
  found && found.id === known?.id ? known : found;

/** An address holds ids; the names that are known already are not asked again. */
const withNames = (filters: TaskFilters, known: TaskFilters): TaskFilters => ({
  ...filters,
  createdBy: named(filters.createdBy, known.createdBy),
  assignedTo: named(filters.assignedTo, known.assignedTo),
});

/** What was asked last: earlier on this page, or else on an earlier visit. */
function lastQuestion(state: WithTasks): { filters: TaskFilters; sort: TaskSort } {
  if (selectListLoad(state) !== 'idle') return { filters: selectFilters(state), sort: selectSort(state) };
  return {
    filters: readStored(storageKeys.taskFilters, StoredFilters, noFilters),
    sort: readStored(storageKeys.taskSort, StoredSort, 'ends'),
  };
}

export interface TaskAddress {
  filters: TaskFilters;
  sort: TaskSort;
  change: (changes: Partial<TaskFilters>, sort?: TaskSort) => void;
  clear: () => void;
}

/**
 * The address is the state of the list: what stands there is what is asked (000 §2.3). An address without filters, other
 * than by going back, gets the ones that were used last (000 §4.2).
 */
export function useTaskAddress(): TaskAddress {
  const dispatch = useDispatch();
  const store = useStore<WithTasks>();
  const [search, setSearch] = useSearchParams();
  const arrival = useNavigationType();
  const entered = useRef(false);
  /* The router's function is another one after every navigation; what hangs on it must not be drawn again for that. */
  const setAddress = useRef(setSearch);
  useEffect(() => {
    setAddress.current = setSearch;
  }, [setSearch]);
  const filters = useSelector(selectFilters);
  const sort = useSelector(selectSort);

  /* Before the first paint: where the first rows are there already, they are in it. */
  useLayoutEffect(() => {
    const address = filtersFromSearch(search);
    const bare = !hasFilters(address.filters) && !search.has('sort');
    if (!entered.current) {
      entered.current = true;
      const last = lastQuestion(store.getState());
      const kept = bare
        ? { ...address, ...last }
        : { ...address, filters: withNames(address.filters, last.filters) };
      dispatch(overviewEntered(kept));
      if (bare) replace(kept.filters, kept.sort, kept.page);
      return;
    }
    const known = selectFilters(store.getState());
    const order = selectSort(store.getState());
    if (bare && arrival === NavigationType.Push && (hasFilters(known) || order !== 'ends')) {
      replace(known, order, 0);
      return;
    }
    dispatch(filtersChanged({ filters: withNames(address.filters, known), sort: address.sort }));

    function replace(to: TaskFilters, order: TaskSort, page: number) {
      const wanted = filtersToSearch(to, order, page);
      if (wanted.toString() !== search.toString()) setSearch(wanted, { replace: true });
    }
  }, [search, setSearch, arrival, dispatch, store]);

  const change = useCallback(
    (changes: Partial<TaskFilters>, order?: TaskSort) => {
      const next = { ...selectFilters(store.getState()), ...changes };
      const nextSort = order ?? selectSort(store.getState());
      dispatch(filtersChanged({ filters: next, sort: nextSort }));
      const onlyTyping = Object.keys(changes).join() === 'query' && order === undefined;
      setAddress.current(filtersToSearch(next, nextSort), { replace: onlyTyping });
    },
    [dispatch, store],
  );
  const clear = useCallback(() => change(noFilters), [change]);

  return useMemo(() => ({ filters, sort, change, clear }), [filters, sort, change, clear]);
}
