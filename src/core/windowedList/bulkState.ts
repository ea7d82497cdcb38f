import type { Overview, Wiring } from './overviewState';
import type { Item } from './windowKind';

interface BulkRequest<A> {
  action: A;
  ids: readonly string[];
}

/** Work on several records together; only one at a time. */
export function bulkTransitions<T extends Item, F, S, A extends string, W extends Overview<T, F, S, A>>(
  { actions, on }: Pick<Wiring<T, F, S, W>, 'actions' | 'on'>,
  bulkRequested: { type: string; (request: never): { payload: BulkRequest<A> } },
): void {
  on(bulkRequested, (state, { action, ids }) =>
    state.bulk !== null && state.bulk.status !== 'finished'
      ? state
      : { ...state, bulk: { action, total: new Set(ids).size, done: 0, results: [], status: 'running' } },
  );
  on(actions.bulkProgressed, (state, result) => {
    if (state.bulk === null) return state;
    const results = [...state.bulk.results, result];
    return { ...state, bulk: { ...state.bulk, results, done: results.length } };
  });
  on(actions.bulkStopped, (state) =>
    state.bulk?.status === 'running' ? { ...state, bulk: { ...state.bulk, status: 'stopping' } } : state,
  );
  on(actions.bulkFinished, (state) =>
    state.bulk === null ? state : { ...state, bulk: { ...state.bulk, status: 'finished' } },
  );
  on(actions.bulkDismissed, (state) =>
    state.bulk?.status === 'finished' ? { ...state, bulk: null } : state,
  );
}
