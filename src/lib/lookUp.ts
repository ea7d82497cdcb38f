/**
 * What a table holds for a value that the server sent, or undefined. Only the table's own keys count: `constructor` and
 * `toString` are values like any other.
 */
export const lookUp = <T>(table: Readonly<Record<PropertyKey, T>>, key: PropertyKey): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
