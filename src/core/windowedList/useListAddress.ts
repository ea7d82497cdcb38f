import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router';
import { selectSignedInId, type WithSession } from '../session/sessionSlice';
import type { OverviewActions } from './overviewActions';
import type { Overview } from './overviewState';
import { type OverviewStorage, readQuestion } from './overviewStorage';
import { useMayOrder } from './useMayOrder';
import type { Item, Question } from './windowKind';
import type { Visit } from './windowState';

/** How the question of a list is spelled in its address; defaults are left out. */
export interface AddressOf<T extends Item, F, S, State> {
  actions: Pick<OverviewActions<T, F, S>, 'overviewEntered' | 'filtersChanged'>;
  storage: OverviewStorage<F, S>;
  selectOverview: (state: State) => Overview<T, F, S>;
  read: (search: URLSearchParams) => Visit<F, S>;
  write: (question: Visit<F, S>) => URLSearchParams;
  /** An address holds ids; the names that are known already are not asked again. */
  withNames: (filters: F, known: F) => F;
  isDefault: (question: Question<F, S>) => boolean;
}

export interface ListAddress<F, S> {
  filters: F;
  sort: S;
  /** Another order than the back end's own can be asked. */
  mayOrder: boolean;
  change: (changes: Partial<F>, sort?: S) => void;
  clear: () => void;
}

/** What was asked last: earlier on this page, or else on an earlier visit. */
function lastQuestion<T extends Item, F, S, State>(
  { selectOverview, storage }: AddressOf<T, F, S, State>,
  state: State & WithSession,
): Question<F, S> {
  const { load, filters, sort } = selectOverview(state).list;
  return load === 'idle' ? readQuestion(storage, selectSignedInId(state)) : { filters, sort };
}

/**
 * The address is the state of the list: what stands there is what is asked (000 §2.3, §2.4). An address without filters,
 * other than by going back, gets the ones that were used last. `of` must always be the same object.
 */
export function useListAddress<T extends Item, F extends object, S, State>(
  of: AddressOf<T, F, S, State>,
): ListAddress<F, S> {
  const { actions, storage, selectOverview, write } = of;
  const dispatch = useDispatch();
  const store = useStore<State & WithSession>();
  const [search, setSearch] = useSearchParams();
  const arrival = useNavigationType();
  const entered = useRef(false);
  /* The router's function is another one after every navigation; what hangs on it must not be drawn again for that. */
  const setAddress = useRef(setSearch);
  const mayOrder = useMayOrder();
  useEffect(() => {
    setAddress.current = setSearch;
  }, [setSearch]);
  const filters = useSelector((state: State) => selectOverview(state).list.filters);
  const sort = useSelector((state: State) => selectOverview(state).list.sort);

  /* Before the first paint: where the first rows are there already, they are in it. */
  useLayoutEffect(() => {
    const ordered = <Q extends Question<F, S>>(question: Q): Q =>
      mayOrder ? question : { ...question, sort: of.storage.none.sort };
    const address = ordered(of.read(search));
    const bare = of.isDefault(address) && !search.has('sort');
    const last = ordered(lastQuestion(of, store.getState()));
    const mayKeep = !entered.current || (arrival === NavigationType.Push && !of.isDefault(last));
    const kept = bare && mayKeep ? { ...address, ...last } : null;
    const asked = kept ?? { ...address, filters: of.withNames(address.filters, last.filters) };
    const first = !entered.current;
    entered.current = true;
    if (first) dispatch(of.actions.overviewEntered(asked));
    if (kept === null) {
      if (!first) dispatch(of.actions.filtersChanged({ ...asked, page: 0 }));
      return;
    }
    const wanted = of.write(first ? kept : { ...kept, page: 0 });
    if (wanted.toString() !== search.toString()) setSearch(wanted, { replace: true });
  }, [of, search, setSearch, arrival, dispatch, store, mayOrder]);

  const change = useCallback(
    (changes: Partial<F>, order?: S) => {
      const { list } = selectOverview(store.getState());
      const sort = mayOrder ? (order ?? list.sort) : storage.none.sort;
      const next = { filters: { ...list.filters, ...changes }, sort };
      dispatch(actions.filtersChanged(next));
      const onlyTyping = Object.keys(changes).join() === 'query' && order === undefined;
      setAddress.current(write({ ...next, pageSize: list.pageSize }), { replace: onlyTyping });
    },
    [actions, storage, selectOverview, write, dispatch, store, mayOrder],
  );
  const clear = useCallback(() => change(storage.none.filters), [storage, change]);

  return useMemo(
    () => ({ filters, sort, mayOrder, change, clear }),
    [filters, sort, mayOrder, change, clear],
  );
}
