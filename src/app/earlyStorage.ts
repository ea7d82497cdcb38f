type Json = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Storage may be blocked, and may hold anything. */
export function stored(key: string): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** What this person left; null where it is someone else's. */
export function storedOf(userId: string, key: string): unknown {
  const kept = stored(key);
  return isRecord(kept) && kept['userId'] === userId ? kept['value'] : null;
}
