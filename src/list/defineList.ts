import type { ActionCreatorWithPayload, UnknownAction } from '@reduxjs/toolkit';
import type { Page } from '@/domain/decode/page';
import { type ListActions, listActions } from './listActions';
import type { Belonging } from './listEvents';
import { type BulkRequest, reduceList } from './listReducer';
import { listSaga } from './listSaga';
import { type ListHost, listSelectors } from './listSelectors';
import { type ListState, type Question, unasked, type Visit } from './listState';
import type { ListStorage } from './listStorage';
import type { Item, RecordTable } from './records';
import { type ListAddress, useListAddress } from './useListAddress';

export interface Place {
  page: number;
  pageSize: number;
}

/** All that there is to say about one live list. */
interface ListDescription<
  Name extends string,
  T extends Item,
  F extends object,
  S,
  B extends BulkRequest,
> extends Belonging<T, F, S> {
  /** Of the area in whose state it stands; widths of panes and places of rows are kept under it. */
  name: Name;
  /** Events about its records come from this hub. */
  hub: string;
  /** The address of the list, with nothing opened beside it. */
  path: string;
  pageSize: number;
  storage: ListStorage<F, S>;
  /** How its question is spelled in the address; defaults are left out. */
  address: {
    read: (search: URLSearchParams) => Visit<F, S>;
    write: (visit: Visit<F, S>) => URLSearchParams;
    /** An address holds ids; the names that are known already are not asked again. */
    withNames: (filters: F, known: F) => F;
  };
  fetchPage: (question: Question<F, S>, place: Place, signal: AbortSignal) => Promise<Page<T>>;
  /** Whether two filters ask the server the same; names of people do not matter. */
  sameFilters: (one: F, other: F) => boolean;
  bulkRequested: ActionCreatorWithPayload<B>;
}

/** A list as its components and sagas use it. */
export interface LiveList<State, T extends Item, F extends object, S, A extends string>
  extends
    Omit<ListDescription<string, T, F, S, never>, 'bulkRequested'>,
    ReturnType<typeof listSelectors<State, T, F, S, A>> {
  actions: ListActions<T, F, S>;
  hasFilters: (filters: F) => boolean;
  isDefault: (question: Question<F, S>) => boolean;
}

/** One description of a list gives its actions, reducer, selectors, saga and address. */
export function defineList<Name extends string, T extends Item, F extends object, S, B extends BulkRequest>(
  of: ListDescription<Name, T, F, S, B>,
) {
  type A = B['action'];
  type State = Readonly<Record<Name, ListHost<T, F, S, A>>>;
  const { none } = of.storage;
  const actions = listActions<T, F, S>(of.name);
  const hasFilters = (filters: F) => !of.sameFilters(filters, none.filters);
  const selectors = listSelectors<State, T, F, S, A>((state) => state[of.name]);
  const list = {
    ...of,
    ...selectors,
    actions,
    hasFilters,
    isDefault: ({ filters, sort }: Question<F, S>) => !hasFilters(filters) && sort === none.sort,
  };
  return {
    ...list,
    selectors,
    initialState: unasked<F, S, A>(none, of.pageSize),
    reduce: (state: ListState<F, S, A>, action: UnknownAction, table: RecordTable<T>) =>
      reduceList({ ...of, actions }, state, action, table),
    /** The records in an answer to the list's own question, and when it came; null for any other action. */
    answerIn(action: UnknownAction): { items: readonly T[]; now: number } | null {
      if (actions.listAnswered.match(action)) return action.payload.snapshot;
      if (!actions.pageAnswered.match(action)) return null;
      const { page, now } = action.payload;
      return { items: page.items, now };
    },
    saga: () => listSaga<State, T, F, S, A>(list),
    useAddress: (): ListAddress<F, S> => useListAddress<State, T, F, S, A>(list),
  };
}
