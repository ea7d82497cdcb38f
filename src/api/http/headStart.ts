/** An early answer is used only within this time. */
const FRESH_MS = 10_000;

/**
 * The answer to a request that the script in the document sent while the program was loading. It is given once, to the
 * call that would have sent the same request.
 */
interface EarlyAnswer {
  answer: Promise<unknown>;
  asked: number;
}

/** Stored on the page, because the script in the document shares no modules with the program. */
const page = globalThis as { earlyAnswers?: Map<string, EarlyAnswer>; allAsked?: Promise<void> };
const early = (page.earlyAnswers ??= new Map());

/** `asked` resolves when the last early request has been sent, and never rejects. */
export function noteAsking(asked: Promise<void>): void {
  page.allAsked = asked;
}

/**
 * Waits until the early requests have been sent, at most `maxMs`. Evaluating the program keeps the page busy, so that a
 * request sent after it is too late for the first rendering.
 */
export async function untilAsked(maxMs: number): Promise<void> {
  await Promise.race([page.allAsked, new Promise((resolve) => setTimeout(resolve, maxMs))]);
}

/** `ask` resolves to the decoded JSON; when it rejects, the call sends its own request. */
export function giveHeadStart(uri: string, ask: Promise<unknown>): void {
  ask.catch(() => undefined);
  early.set(uri, { answer: ask, asked: Date.now() });
}

/** Returns the early answer for this address, or undefined when there is none. */
export async function takeHeadStart(uri: string): Promise<unknown> {
  const entry = early.get(uri);
  if (!entry) return undefined;
  early.delete(uri);
  if (Date.now() - entry.asked > FRESH_MS) return undefined;
  return entry.answer.catch(() => undefined);
}
