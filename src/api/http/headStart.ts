/**
 * Answers that the script in the document asked for while the program was still loading. Each is handed out once, to the
 * call that would have asked for it, and only while it is fresh.
 */
const FRESH_MS = 10_000;

interface EarlyAnswer {
  answer: Promise<unknown>;
  asked: number;
}

/** On the page, since the script in the document shares no modules with the program. */
const page = globalThis as { earlyAnswers?: Map<string, EarlyAnswer>; allAsked?: Promise<void> };
const early = (page.earlyAnswers ??= new Map());

/** `asked` resolves when the last early question is on its way, and never rejects. */
export function noteAsking(asked: Promise<void>): void {
  page.allAsked = asked;
}

/**
 * Waits until the early questions are on their way, at most so many milliseconds: evaluating the program keeps the page busy,
 * and a question that waits behind it comes too late for the first drawing.
 */
export async function untilAsked(maxMs: number): Promise<void> {
  await Promise.race([page.allAsked, new Promise((resolve) => setTimeout(resolve, maxMs))]);
}

/** `ask` resolves to the decoded JSON, or rejects; a rejection means: ask again the ordinary way. */
export function giveHeadStart(uri: string, ask: Promise<unknown>): void {
  ask.catch(() => undefined);
  early.set(uri, { answer: ask, asked: Date.now() });
}

/** The early answer to this address, or undefined where there is none. */
export async function takeHeadStart(uri: string): Promise<unknown> {
  const entry = early.get(uri);
  if (!entry) return undefined;
  early.delete(uri);
  if (Date.now() - entry.asked > FRESH_MS) return undefined;
  return entry.answer.catch(() => undefined);
}
