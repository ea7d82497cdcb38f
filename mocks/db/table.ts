import { refuse } from '../backend/answers';

/** A table in memory. Records are replaced, never changed in place, so a record that was read never changes. */
export class Table<T extends { id: string }> {
  readonly #rows = new Map<string, T>();
  /** The version increases with every change, so that answers can be cached until the next change. */
  version = 0;
  readonly #missing: string;

  /** Makes an empty table; `missing` is the sentence of the 404, in which `{id}` is replaced by the id. */
  constructor(missing = 'Dit bestaat niet.') {
    this.#missing = missing;
  }

  get size(): number {
    return this.#rows.size;
  }

  all(): T[] {
    return [...this.#rows.values()];
  }

  find(id: string): T | undefined {
    return this.#rows.get(id) ?? this.#rows.get(id.toLowerCase());
  }

  /** Refuses an unknown id with 404. */
  named(id: string): T {
    return this.find(id) ?? refuse(404, this.#missing.replace('{id}', id));
  }

  /** Leaves out unknown ids. */
  those(ids: readonly string[]): T[] {
    return ids.flatMap((id) => this.find(id) ?? []);
  }

  where(isWanted: (row: T) => unknown): T[] {
    return this.all().filter(isWanted);
  }

  firstWhere(isWanted: (row: T) => unknown): T | undefined {
    return this.all().find(isWanted);
  }

  some(isWanted: (row: T) => unknown): boolean {
    return this.all().some(isWanted);
  }

  map<U>(to: (row: T) => U): U[] {
    return this.all().map((row) => to(row));
  }

  add(row: T): T {
    this.#rows.set(row.id, row);
    this.version += 1;
    return row;
  }

  change(row: T | string, changes: Partial<T>): T {
    const id = typeof row === 'string' ? row : row.id;
    const present = this.#rows.get(id);
    if (!present) throw new Error(`No row ${id}`);
    return this.add({ ...present, ...changes });
  }

  remove(id: string): void {
    this.#rows.delete(id);
    this.version += 1;
  }

  clear(): void {
    this.#rows.clear();
    this.version += 1;
  }
}
