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
const page = globalThis as { earlyAnswers?: Map<string, EarlyAnswer> };
const early = (page.earlyAnswers ??= new Map());

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
