/**
 * What a table holds for a value that the server sent, or undefined. Only the table's own keys count: `constructor` and
 * `toString` are values like any other.
 */
export const lookUp = <T>(table: Readonly<Record<PropertyKey, T>>, key: PropertyKey): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

type Properties = Readonly<Record<string, unknown>>;

/** A record or a list. */
export const isObject = (value: unknown): value is Properties => typeof value === 'object' && value !== null;

export const isRecord = (value: unknown): value is Properties => isObject(value) && !Array.isArray(value);

/** What a value says, as it would be stored: a property that is undefined says nothing. */
const entriesOf = (value: Properties) => Object.entries(value).filter(([, each]) => each !== undefined);

/** Whether two values of plain data hold the same, all the way down. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other)) return false;
  const entries = entriesOf(one);
  return (
    entries.length === entriesOf(other).length &&
    entries.every(([key, value]) => Object.hasOwn(other, key) && sameValue(value, other[key]))
  );
}

/** The list with the value at its end, or without it where it was there. */
export const toggled = <T>(list: readonly T[], value: T): T[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
