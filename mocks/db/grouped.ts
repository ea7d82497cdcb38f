import type { Table } from './table';

/** Groups the rows of a table by a key; cached while the table does not change. */
export function groupedBy<T extends { id: string }>(
  table: Table<T>,
  keyOf: (row: T) => string,
): (key: string) => readonly T[] {
  let groups = new Map<string, T[]>();
  let grouped = -1;
  return (wanted) => {
    if (grouped !== table.version) {
      groups = new Map();
      for (const row of table.all()) {
        const key = keyOf(row);
        const group = groups.get(key);
        if (group) group.push(row);
        else groups.set(key, [row]);
      }
      grouped = table.version;
    }
    return groups.get(wanted) ?? [];
  };
}
