/** A press is acted on while it is this fresh: after that nobody waits for it. */
const FRESH_MS = 10_000;

interface EarlySearch {
  /** Resolves with the first press. */
  asked: Promise<void>;
  pressedAt: number | null;
}

/** On the page, since the script in the document shares no modules with the program. */
const page = globalThis as { earlySearch?: EarlySearch | undefined };

/** Ctrl+K or Cmd+K, which opens the search. */
export const isSearchKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';

/** Keeps a press of the key of the search until the program takes it. */
export function keepSearchKey(): void {
  const asked = new Promise<void>((resolve) => {
    const keep = (event: KeyboardEvent) => {
      if (!isSearchKey(event) || !page.earlySearch) return;
      event.preventDefault();
      page.earlySearch.pressedAt = Date.now();
      resolve();
    };
    document.addEventListener('keydown', keep);
  });
  page.earlySearch = { asked, pressedAt: null };
}

/** Resolves as soon as the search is asked for, if it is before the program listens for that. */
export const searchAsked = (): Promise<void> => page.earlySearch?.asked ?? new Promise(() => undefined);

/** From here on the program listens itself; whether the search was asked for before. */
export function takeSearchKey(): boolean {
  const pressedAt = page.earlySearch?.pressedAt ?? null;
  page.earlySearch = undefined;
  return pressedAt !== null && Date.now() - pressedAt < FRESH_MS;
}
