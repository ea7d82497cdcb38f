import type { User } from '@/domain/session/user';
import { lookUp } from '@/lib/values';
import { doubt, FOREVER, type Gone, isComplete, type ListState, present, type Staleness } from './listState';
import type { Item, RecordTable, Update } from './records';

/**
 * Says whether a record belongs in a list; `unsure` if only the server knows (text search, a field that was not sent).
 */
export type Membership = 'in' | 'out' | 'unsure';

/** The rules for the records of a list and for their order. */
export interface Belonging<T extends Item, F, S> {
  /** Called once for many records, so that dates are not created for each of a thousand events a second. */
  membership: (filters: F, user: User, now: number) => (item: T) => Membership;
  /** Compares by the server's order. */
  compare: (sort: S) => (one: T, other: T) => number;
  /** Returns whether a record is deleted but can still be listed. */
  isDeleted: (item: T) => boolean;
  /** Returns whether the filters ask for deleted records. */
  showsDeleted: (filters: F) => boolean;
}

/**
 * In ms. Records that left are remembered for this time, so that a late event or answer does not bring them back (H9).
 */
const GONE_MEMORY_MS = 5 * 60_000;
const GONE_MEMORY_MAX = 5_000;

/** Applies one batch of events to a list: moved records are collected first and sorted once at the end. */
class Batch<T extends Item, F, S, A extends string> {
  readonly #of: Belonging<T, F, S>;
  readonly #list: ListState<F, S, A>;
  readonly #table: RecordTable<T>;
  readonly #judge: (item: T) => Membership;
  readonly #now: number;
  readonly #complete: boolean;
  readonly #showsDeleted: boolean;
  readonly #compare: (one: T, other: T) => number;
  readonly #listed: ReadonlySet<string>;
  /** The ids that were taken from their place in the order. */
  readonly #lifted = new Set<string>();
  /** The ids that still have to be put in their place. */
  readonly #placed = new Set<string>();
  #gone: Record<string, Gone> | null = null;
  #total: number;
  #staleness: Staleness = 'none';

  constructor(of: Belonging<T, F, S>, list: ListState<F, S, A>, table: RecordTable<T>, user: User) {
    const { now } = table.viewpoint;
    this.#of = of;
    this.#list = list;
    this.#table = table;
    this.#now = now;
    this.#judge = of.membership(list.filters, user, now);
    this.#complete = list.load === 'loaded' && isComplete(list);
    this.#showsDeleted = of.showsDeleted(list.filters);
    this.#compare = of.compare(list.sort);
    this.#listed = new Set(list.ids);
    this.#total = list.total;
  }

  take(update: Update<T>): void {
    if (update.change === 'deleted') this.#takeDeleted(update);
    else if (update.item === null) this.#takeBare(update);
    else this.#takeItem(update, update.item);
  }

  #has(id: string): boolean {
    return this.#placed.has(id) || (this.#listed.has(id) && !this.#lifted.has(id));
  }

  #doubt(staleness: 'total' | 'rows'): void {
    if (this.#staleness !== 'rows') this.#staleness = staleness;
  }

  #goneAs(id: string): Gone | undefined {
    return lookUp(this.#gone ?? this.#list.gone, id);
  }

  #remember(id: string, version: string): void {
    this.#gone ??= { ...this.#list.gone };
    this.#gone[id] = { version, at: this.#now };
  }

  #leave(id: string, version: string): void {
    this.#placed.delete(id);
    this.#lifted.add(id);
    this.#total = Math.max(0, this.#total - 1);
    this.#remember(id, version);
    this.#doubt('rows');
  }

  #takeDeleted(update: Update<T>): void {
    const { id, item } = update;
    if (this.#showsDeleted) {
      if (item !== null && this.#of.isDeleted(item)) this.#takeItem({ ...update, change: 'changed' }, item);
      else this.#doubt('rows');
      return;
    }
    if (this.#has(id)) this.#leave(id, FOREVER);
    else {
      if (!this.#complete && !this.#isForever(id)) this.#doubt('total');
      this.#remember(id, FOREVER);
    }
  }

  #isForever(id: string): boolean {
    return this.#goneAs(id)?.version === FOREVER;
  }

  /** Only the id is known, so the server must say whether and how the list changed. */
  #takeBare({ change, id }: Update<T>): void {
    const talk = change === 'talk' && !this.#has(id);
    if (!talk && !this.#isForever(id)) this.#doubt('rows');
  }

  #takeItem(update: Update<T>, item: T): void {
    const { id, change, before, after = item } = update;
    const gone = this.#goneAs(id);
    const outdated = gone !== undefined && item.lastModified !== null && item.lastModified <= gone.version;
    if (outdated && !(this.#showsDeleted && gone.version === FOREVER)) return;
    if (this.#has(id) && before !== undefined) this.#change(update, before, after, item);
    else this.#meet(change, after);
  }

  #change({ id, age }: Update<T>, before: T, after: T, incoming: T): void {
    if (age === 'older' || age === 'same') return;
    const verdict = this.#judge(after);
    if (verdict === 'out') {
      this.#leave(id, after.lastModified ?? '');
      return;
    }
    if (this.#compare(before, after) !== 0) {
      this.#lifted.add(id);
      this.#placed.add(id);
      this.#doubt('rows');
    }
    /* Fields that were not sent may have changed too. */
    const isPartial = after !== incoming && this.#judge(incoming) === 'unsure';
    if (verdict === 'unsure' || isPartial || age === 'unknown') this.#doubt('rows');
  }

  #meet(change: Update<T>['change'], item: T): void {
    const judged = this.#judge(item);
    const verdict = judged === 'in' && this.#list.load !== 'loaded' ? 'unsure' : judged;
    if (verdict === 'out') {
      if (!this.#complete && change !== 'created' && change !== 'talk') this.#doubt('total');
      return;
    }
    if (verdict === 'unsure') {
      this.#doubt('rows');
      return;
    }
    this.#placed.add(item.id);
    if (change === 'created' || this.#complete) this.#total += 1;
  }

  #order(): readonly string[] {
    const { ids } = this.#list;
    if (this.#lifted.size === 0 && this.#placed.size === 0) return ids;
    const rest = this.#lifted.size > 0 ? ids.filter((id) => !this.#lifted.has(id)) : ids;
    const last = this.#table.get(rest.at(-1) ?? '');
    const fits = (item: T) => this.#complete || (last !== undefined && this.#compare(item, last) < 0);
    const placed: T[] = [];
    for (const id of this.#placed) {
      const item = this.#table.get(id);
      if (item === undefined) continue;
      const isInside = fits(item);
      if (isInside) placed.push(item);
      this.#doubt(isInside ? 'rows' : 'total');
    }
    return this.#merge(rest, placed.sort(this.#compare));
  }

  /** Merges two sorted lists. */
  #merge(ids: readonly string[], placed: readonly T[]): readonly string[] {
    if (placed.length === 0) return ids;
    const isBefore = (index: number, item: T) => {
      const other = this.#table.get(ids[index] ?? '');
      return other !== undefined && this.#compare(other, item) < 0;
    };
    const merged: string[] = [];
    let done = 0;
    for (const item of placed) {
      let [low, high] = [done, ids.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (isBefore(middle, item)) low = middle + 1;
        else high = middle;
      }
      for (const id of ids.slice(done, low)) merged.push(id);
      merged.push(item.id);
      done = low;
    }
    return merged.concat(ids.slice(done));
  }

  result(): ListState<F, S, A> {
    const ids = this.#order();
    if (ids === this.#list.ids && this.#gone === null && this.#staleness === 'none') return this.#list;
    const total = this.#list.load === 'loaded' ? Math.max(this.#total, ids.length) : this.#list.total;
    const next: ListState<F, S, A> = {
      ...this.#list,
      ids,
      gone: this.#gone === null ? this.#list.gone : prune(this.#gone, this.#now),
      total,
    };
    return present(this.#list, doubt(next, this.#staleness, this.#now), false);
  }
}

function prune(gone: Record<string, Gone>, now: number): Record<string, Gone> {
  const fresh = Object.entries(gone).filter(([, { at }]) => now - at < GONE_MEMORY_MS);
  return Object.fromEntries(fresh.slice(-GONE_MEMORY_MAX));
}

/**
 * Marks the list as stale if the answer to another question changed one of its records, since that answer does not tell
 * the new place of the record in this list.
 */
function applyElsewhere<T extends Item, F, S, A extends string>(
  list: ListState<F, S, A>,
  { updates, viewpoint }: RecordTable<T>,
): ListState<F, S, A> {
  const changed = new Set(updates.filter(({ before, after }) => before !== after).map(({ id }) => id));
  const isHere = changed.size > 0 && list.ids.some((id) => changed.has(id));
  return isHere ? doubt(list, 'rows', viewpoint.now) : list;
}

/** Applies a batch of updates to a list in one pass. Returns the same object if they change nothing. */
export function applyUpdates<T extends Item, F, S, A extends string>(
  of: Belonging<T, F, S>,
  list: ListState<F, S, A>,
  table: RecordTable<T>,
): ListState<F, S, A> {
  const { updates, viewpoint } = table;
  if (updates.length === 0 || list.load === 'idle' || list.load === 'failed') return list;
  if (viewpoint.user === null) return applyElsewhere(list, table);
  const batch = new Batch(of, list, table, viewpoint.user);
  for (const update of updates) batch.take(update);
  return batch.result();
}
