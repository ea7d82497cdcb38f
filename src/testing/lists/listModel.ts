import type { UnknownAction } from '@reduxjs/toolkit';
import { type AnyList, hasMore } from '@/kit/livelist/listState';

export const NOW = Date.parse('2026-11-21T11:00:00Z');
export const HOUR = 3_600_000;

interface Answer<T> {
  items: T[];
  total: number;
}

interface Request<T> {
  page: number;
  pageSize: number;
  whole: boolean;
  mark: number;
  answer: Answer<T> | null;
}

interface ListActions<T> {
  listAnswered: (answered: {
    epoch: number;
    snapshot: Answer<T> & { mark: number; now: number };
  }) => UnknownAction;
  pageAnswered: (answered: {
    epoch: number;
    page: Answer<T> & { page: number; pageSize: number };
    now: number;
  }) => UnknownAction;
}

/**
 * A server, a connection that reorders events, and a client with one request at a time, with the state of the real
 * list.
 */
export abstract class ListModel<T, State extends { list: AnyList }, Told> {
  state: State;
  readonly queue: Told[] = [];
  readonly #reduce: (state: State | undefined, action: UnknownAction) => State;
  readonly #actions: ListActions<T>;
  #request: Request<T> | null = null;
  #time = NOW - 1_000 * HOUR;

  constructor(
    reduce: (state: State | undefined, action: UnknownAction) => State,
    actions: ListActions<T>,
    entered: UnknownAction,
  ) {
    this.#reduce = reduce;
    this.#actions = actions;
    this.state = reduce(undefined, entered);
  }

  /** All matching records, in the server's order. */
  abstract truth(): T[];

  protected abstract tell(told: readonly Told[]): void;

  get list(): State['list'] {
    return this.state.list;
  }

  dispatch(action: UnknownAction): void {
    this.state = this.#reduce(this.state, action);
  }

  deliver(index: number, count: number, again: boolean): void {
    if (this.queue.length === 0) return;
    const start = index % this.queue.length;
    this.tell(again ? this.queue.slice(start, start + count) : this.queue.splice(start, count));
  }

  ask(what: 'more' | 'resync'): void {
    if (this.#request !== null) return;
    const { ids, load, mark, pageSize: step } = this.list;
    if (load === 'loaded' && what === 'more' && !hasMore(this.list)) return;
    const whole = load === 'loading' || what === 'resync';
    const page = whole ? 0 : Math.floor(ids.length / step);
    const pageSize = whole ? Math.max(1, Math.ceil(ids.length / step)) * step : step;
    this.#request = { page, pageSize, whole, mark, answer: null };
  }

  compute(): void {
    if (this.#request === null || this.#request.answer !== null) return;
    const truth = this.truth();
    const { page, pageSize } = this.#request;
    const items = truth.slice(page * pageSize, (page + 1) * pageSize);
    this.#request = { ...this.#request, answer: { items, total: truth.length } };
  }

  answer(): void {
    if (this.#request === null || this.#request.answer === null) return;
    const { page, pageSize, whole, mark, answer } = this.#request;
    const { epoch } = this.list;
    const { listAnswered, pageAnswered } = this.#actions;
    this.#request = null;
    this.dispatch(
      whole
        ? listAnswered({ epoch, snapshot: { ...answer, mark, now: NOW } })
        : pageAnswered({ epoch, page: { ...answer, page, pageSize }, now: NOW }),
    );
  }

  /** Delivers all events, and reads again only while the list is stale. */
  settle(): void {
    this.deliver(0, Infinity, false);
    for (let tries = 0; tries < 5; tries += 1) {
      this.compute();
      this.answer();
      if (this.list.load === 'loaded' && this.list.staleness === 'none') break;
      this.ask('resync');
    }
  }

  /** Counts from both ends, so that small numbers reach old records and new ones. */
  protected nth<R>(all: readonly R[], index: number): R | undefined {
    return index % 2 === 0
      ? all[(index / 2) % Math.max(all.length, 1)]
      : all.at(-Math.min((index + 1) / 2, all.length));
  }

  protected tick(): string {
    this.#time += 1_000;
    return new Date(this.#time).toISOString();
  }
}
