import { isObject, isRecord } from './values';

const idOf = (value: unknown): unknown => (isRecord(value) ? value['id'] : undefined);

/** Returns the previous item with the same id, at any place; for an item without an id, the one at the same place. */
function counterpart(before: readonly unknown[], item: unknown, index: number): unknown {
  const id = idOf(item);
  const there = before[index];
  return id === undefined || idOf(there) === id ? there : before.find((one) => idOf(one) === id);
}

const isSame = (
  before: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
): boolean => {
  const keys = Object.keys(now);
  return keys.length === Object.keys(before).length && keys.every((key) => now[key] === before[key]);
};

/**
 * Returns the new value, reusing equal parts of the previous one as the same objects, so that only changed parts are
 * rendered again.
 */
export function keepEqual<T>(before: unknown, now: T): T {
  if (before === now || !isObject(before) || !isObject(now)) return now;
  if (Array.isArray(now)) {
    const earlier: readonly unknown[] = Array.isArray(before) ? before : [];
    const kept = now.map((item: unknown, index) => keepEqual(counterpart(earlier, item, index), item));
    const equal = kept.length === earlier.length && kept.every((item, index) => item === earlier[index]);
    return (equal ? before : kept) as T;
  }
  if (Array.isArray(before)) return now;
  const kept = Object.fromEntries(
    Object.entries(now).map(([key, value]) => [key, keepEqual(before[key], value)]),
  );
  return (isSame(before, kept) ? before : kept) as T;
}
