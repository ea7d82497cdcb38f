import type { User } from '@/domain/session/user';
import { sameValue } from '@/lib/values';

/** A record that can be in a list. */
export interface Item {
  id: string;
  /** Tells which of two versions is newer; null if the back end does not send it. */
  lastModified: string | null;
}

/** The pause between two requests about an open record, so that a burst of events causes one or two requests. */
export const REFETCH_MS = 150;

/** All records that an area shows, in one place: lists and open records hold ids. */
export type Records<T> = Readonly<Record<string, T>>;

export const recordOf = <T>(records: Records<T>, id: string): T | undefined =>
  Object.hasOwn(records, id) ? records[id] : undefined;

/**
 * A change of one record: `talk` does not affect its place, `progressed` does not affect its owner. `item` is null if
 * only the id was sent, so the server must say whether and how the list changed.
 */
export interface Change<T> {
  change: 'created' | 'changed' | 'progressed' | 'talk' | 'deleted';
  id: string;
  item: T | null;
}

/** The relation of an incoming version to the held one; `unknown` has the same moment and other contents. */
type Age = 'new' | 'older' | 'same' | 'newer' | 'unknown';

/** The effect of a change on its record. */
export interface Update<T> extends Change<T> {
  before: T | undefined;
  after: T | undefined;
  age: Age;
}

/** The moment of the change in ms since 1970, and the user for whom its place is judged. */
interface Viewpoint {
  /** Null for an answer to a question, since its list knows where it belongs. */
  user: User | null;
  now: number;
}

/** Returns the incoming record, completed with fields that only the held record has. */
export type Merge<T> = (held: T, incoming: T) => T;

/** Returns whether two records look the same in a list. */
type LooksSame<T> = (one: T, other: T) => boolean;

type Users = readonly (readonly string[])[];

/** The records while one action is applied to them: the newest version wins, and one copy is made at most. */
export class RecordTable<T extends Item> {
  readonly #held: Records<T>;
  readonly #looksSame: LooksSame<T>;
  readonly #changed = new Map<string, T>();
  /** The updates of the action, in order. */
  readonly updates: Update<T>[] = [];
  readonly viewpoint: Viewpoint;

  constructor(held: Records<T>, looksSame: LooksSame<T>, viewpoint: Viewpoint = { user: null, now: 0 }) {
    this.#held = held;
    this.#looksSame = looksSame;
    this.viewpoint = viewpoint;
  }

  get(id: string): T | undefined {
    return this.#changed.get(id) ?? recordOf(this.#held, id);
  }

  take(change: Change<T>, merge: Merge<T>): void {
    const { id, item } = change;
    const before = this.get(id);
    if (item === null) this.updates.push({ ...change, before, after: before, age: 'unknown' });
    else if (before === undefined) {
      this.#changed.set(id, item);
      this.updates.push({ ...change, before, after: item, age: 'new' });
    } else {
      const merged = merge(before, item);
      const age = this.#ageOf(merged, before);
      const stays = age === 'older' || (age === 'same' && sameValue(merged, before));
      if (!stays) this.#changed.set(id, merged);
      this.updates.push({ ...change, before, after: stays ? before : merged, age });
    }
  }

  takeAll(items: readonly T[], merge: Merge<T>): void {
    for (const item of items) this.take({ change: 'changed', id: item.id, item }, merge);
  }

  /** Compares by `lastModified`; without one the age is unknown. */
  #ageOf(incoming: T, held: T): Age {
    const [one, other] = [incoming.lastModified, held.lastModified];
    if (one !== other && one !== null && other !== null) return one < other ? 'older' : 'newer';
    return this.#looksSame(incoming, held) ? 'same' : 'unknown';
  }

  /** Returns the records that are in use and drops the others. Returns the same object if nothing changed. */
  used(by: Users, before: Users): Records<T> {
    const moved = by.length !== before.length || by.some((ids, index) => !sameIds(ids, before[index] ?? []));
    if (!moved && !this.#touches(by)) return this.#held;
    const made: Record<string, T> = {};
    for (const ids of by) {
      for (const id of ids) {
        const record = this.get(id);
        if (record !== undefined) made[id] = record;
      }
    }
    return made;
  }

  /** Returns whether a record in use changed. A record in use may not be loaded yet. */
  #touches(by: Users): boolean {
    const changed = [...this.#changed.keys()];
    if (changed.some((id) => Object.hasOwn(this.#held, id))) return true;
    if (changed.length === 0) return false;
    const used = new Set(by.flat());
    return changed.some((id) => used.has(id));
  }
}

export const sameIds = (one: readonly string[], other: readonly string[]): boolean =>
  one === other || (one.length === other.length && one.every((id, index) => id === other[index]));
