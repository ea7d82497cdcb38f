/** A working day and its evening. A browser that nobody signs out of forgets customers by the next morning (T21). */
const SHORT_LIFE_MS = 12 * 60 * 60_000;

/** True if the value has expired; a value without a time counts as expired. */
export const isOld = (at: unknown): boolean => typeof at !== 'number' || Date.now() - at > SHORT_LIFE_MS;
