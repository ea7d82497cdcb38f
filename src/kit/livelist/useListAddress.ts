import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router';
import { selectFeature, type WithConfig } from '@/core/config/configSlice';
import { selectSignedInId, type WithSession } from '@/core/session/sessionSlice';
import type { LiveList } from './defineList';
import type { Question } from './listState';
import { readQuestion } from './listStorage';
import type { Item } from './records';

/** True if the back end of this installation can sort in orders other than its own; if not, no sort order is shown. */
export const useMayOrder = (): boolean =>
  useSelector((state: WithConfig) => selectFeature(state, 'sortering'));

export interface ListAddress<F, S> {
  filters: F;
  sort: S;
  /** Orders other than the back end's own can be requested. */
  mayOrder: boolean;
  change: (changes: Partial<F>, sort?: S) => void;
  clear: () => void;
}

/** Returns the last question: that of this page, or otherwise that of an earlier visit. */
function lastQuestion<State, T extends Item, F extends object, S, A extends string>(
  { select, storage }: LiveList<State, T, F, S, A>,
  state: State & WithSession,
): Question<F, S> {
  const { load, filters, sort } = select(state);
  return load === 'idle' ? readQuestion(storage, selectSignedInId(state)) : { filters, sort };
}

/**
 * The address is the state of the list, and determines the question (000 §2.3, §2.4). An address without filters gets
 * the last ones, unless the user went back to it. `list` must always be the same object.
 */
export function useListAddress<State, T extends Item, F extends object, S, A extends string>(
  list: LiveList<State, T, F, S, A>,
): ListAddress<F, S> {
  const { actions, storage, select, address: spelling, isDefault } = list;
  const dispatch = useDispatch();
  const store = useStore<State & WithSession>();
  const [search, setSearch] = useSearchParams();
  const arrival = useNavigationType();
  const entered = useRef(false);
  /* A ref, because the router's function changes at every navigation, and users of `change` must not render again. */
  const setAddress = useRef(setSearch);
  const mayOrder = useMayOrder();
  useEffect(() => {
    setAddress.current = setSearch;
  }, [setSearch]);
  const filters = useSelector(list.selectFilters);
  const sort = useSelector(list.selectSort);

  /* Runs before the first paint, which then includes the first rows if they are there already. */
  useLayoutEffect(() => {
    const ordered = <Q extends Question<F, S>>(question: Q): Q =>
      mayOrder ? question : { ...question, sort: storage.sort.none };
    const address = ordered(spelling.read(search));
    const bare = isDefault(address) && !search.has('sort');
    const last = ordered(lastQuestion(list, store.getState()));
    const mayKeep = !entered.current || (arrival === NavigationType.Push && !isDefault(last));
    const kept = bare && mayKeep ? { ...address, ...last } : null;
    const asked = kept ?? { ...address, filters: storage.filters.withNames(address.filters, last.filters) };
    const first = !entered.current;
    entered.current = true;
    if (first) dispatch(actions.overviewEntered(asked));
    if (kept === null) {
      if (!first) dispatch(actions.filtersChanged({ ...asked, page: 0 }));
      return;
    }
    const wanted = spelling.toSearch(first ? kept : { ...kept, page: 0 });
    if (wanted.toString() !== search.toString()) setSearch(wanted, { replace: true });
  }, [list, actions, storage, spelling, isDefault, search, setSearch, arrival, dispatch, store, mayOrder]);

  const change = useCallback(
    (changes: Partial<F>, order?: S) => {
      const asked = select(store.getState());
      const sort = mayOrder ? (order ?? asked.sort) : storage.sort.none;
      const next = { filters: { ...asked.filters, ...changes }, sort };
      dispatch(actions.filtersChanged(next));
      const onlyTyping = Object.keys(changes).join() === 'query' && order === undefined;
      setAddress.current(spelling.toSearch({ ...next, pageSize: asked.pageSize }), { replace: onlyTyping });
    },
    [actions, storage, select, spelling, dispatch, store, mayOrder],
  );
  const clear = useCallback(() => change(storage.filters.none), [storage, change]);

  return useMemo(
    () => ({ filters, sort, mayOrder, change, clear }),
    [filters, sort, mayOrder, change, clear],
  );
}
