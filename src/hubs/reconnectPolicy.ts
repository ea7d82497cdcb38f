/** The first retry comes 2 s after the drop (000 §9). The jitter keeps 500 agents apart. */
const FIRST_DELAY_MS = 2_000;
const FIRST_JITTER_MS = 1_000;
const MAX_DELAY_MS = 30_000;
const MIN_DELAY_MS = 1_000;

/** A connection that lasts less than this counts as a failure, so that connecting and dropping do not become a loop. */
export const STABLE_MS = 10_000;

/** A connection that takes longer to start counts as slow. */
export const SLOW_START_MS = 3_000;

/** A start that gets no answer in this time has failed. */
export const START_TIMEOUT_MS = 20_000;

/** Returns the wait before attempt 0, 1, 2 … From attempt 1 on it is random, below a limit that doubles up to 30 s. */
export function reconnectDelay(attempt: number, random: number): number {
  if (attempt === 0) return FIRST_DELAY_MS + random * FIRST_JITTER_MS;
  const cap = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(attempt, 10));
  return MIN_DELAY_MS + random * (cap - MIN_DELAY_MS);
}

/** Returns the wait after `online` or waking up. It is random, so that not all agents retry at the same moment. */
export const wakeDelay = (random: number): number => random * 3_000;

/**
 * When one hub has found the server again, the others follow within a second, because their records are on the screen.
 */
export const followDelay = (random: number): number => random * 1_000;
