/**
 * Returns the entry of a table for a value that the server sent, or undefined. Only the table's own keys count:
 * `constructor` and `toString` are values like any other.
 */
export const lookUp = <T>(table: Readonly<Record<PropertyKey, T>>, key: PropertyKey): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

type Properties = Readonly<Record<string, unknown>>;

/** A record or a list. */
export const isObject = (value: unknown): value is Properties => typeof value === 'object' && value !== null;

export const isRecord = (value: unknown): value is Properties => isObject(value) && !Array.isArray(value);

/** Returns the stored entries of a value; an undefined property is not stored. */
const entriesOf = (value: Properties) => Object.entries(value).filter(([, each]) => each !== undefined);

/** Compares two values of plain data deeply. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other)) return false;
  const entries = entriesOf(one);
  return (
    entries.length === entriesOf(other).length &&
    entries.every(([key, value]) => Object.hasOwn(other, key) && sameValue(value, other[key]))
  );
}

/** Returns the list with the value added at its end, or without it if it was in the list. */
export const toggled = <T>(list: readonly T[], value: T): T[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
