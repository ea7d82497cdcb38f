/** A table in memory. Records are replaced, never changed in place, so one that was handed out stays as it was. */
export class Table<T extends { id: string }> {
  readonly #rows = new Map<string, T>();
  /** Goes up with every change, so that answers can be remembered as long as nothing changed. */
  version = 0;

  get size(): number {
    return this.#rows.size;
  }

  all(): T[] {
    return [...this.#rows.values()];
  }

  find(id: string): T | undefined {
    return this.#rows.get(id) ?? this.#rows.get(id.toLowerCase());
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
