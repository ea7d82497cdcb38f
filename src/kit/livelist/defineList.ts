import type { ActionCreatorWithPayload, UnknownAction } from '@reduxjs/toolkit';
import type { Page } from '@/domain/decode/page';
import type { QuestionPart } from '@/lib/question';
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

/** The complete description of a live list. */
interface ListDescription<
  Name extends string,
  T extends Item,
  F extends object,
  S,
  B extends BulkRequest,
> extends Belonging<T, F, S> {
  /** The name of the area whose state holds the list; pane widths and row positions are stored under it. */
  name: Name;
  /** The hub that sends the events about the list's records. */
  hub: string;
  /** The address of the list without an opened record. */
  path: string;
  pageSize: number;
  storage: ListStorage<F, S>;
  /** The list's question in the address. */
  address: Pick<QuestionPart<Visit<F, S>>, 'none' | 'read' | 'toSearch'>;
  fetchPage: (question: Question<F, S>, place: Place, signal: AbortSignal) => Promise<Page<T>>;
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

/** Creates the actions, reducer, selectors, saga and address of a list from one description. */
export function defineList<Name extends string, T extends Item, F extends object, S, B extends BulkRequest>(
  of: ListDescription<Name, T, F, S, B>,
) {
  type A = B['action'];
  type State = Readonly<Record<Name, ListHost<T, F, S, A>>>;
  const { filters, sort } = of.storage;
  const actions = listActions<T, F, S>(of.name);
  const hasFilters = (asked: F) => !filters.same(asked, filters.none);
  const selectors = listSelectors<State, T, F, S, A>((state) => state[of.name]);
  const list = {
    ...of,
    ...selectors,
    actions,
    hasFilters,
    isDefault: (asked: Question<F, S>) => !hasFilters(asked.filters) && asked.sort === sort.none,
  };
  return {
    ...list,
    selectors,
    initialState: unasked<F, S, A>({ filters: filters.none, sort: sort.none }, of.pageSize),
    reduce: (state: ListState<F, S, A>, action: UnknownAction, table: RecordTable<T>) =>
      reduceList({ ...of, actions, sameFilters: filters.same }, state, action, table),
    /**
     * Returns the records in an answer to the list's own question, and the moment it arrived; null for any other
     * action.
     */
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
