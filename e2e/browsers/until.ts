const DEADLINE_MS = 8_000;
const POLL_MS = 50;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Polls until there is a value, which it returns. A page during navigation cannot be read, so the poll then tries
 * again.
 */
export async function until<T>(
  what: string,
  look: () => Promise<T | null | false>,
  deadlineMs = DEADLINE_MS,
): Promise<T> {
  const end = Date.now() + deadlineMs;
  let reason = '';
  while (Date.now() < end) {
    try {
      const seen = await look();
      if (seen !== null && seen !== false) return seen;
      reason = '';
    } catch (error) {
      reason = `: ${String(error)}`;
    }
    await pause(POLL_MS);
  }
  throw new Error(`Waited ${deadlineMs / 1_000} s for ${what}${reason}`);
}
