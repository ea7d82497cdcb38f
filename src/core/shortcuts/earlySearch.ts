/** A press that is older than this is ignored. */
const FRESH_MS = 10_000;

interface EarlySearch {
  /** Resolves with the first press. */
  asked: Promise<void>;
  pressedAt: number | null;
}

/** Stored on `globalThis`, since the script in the document shares no modules with the program. */
const page = globalThis as { earlySearch?: EarlySearch | undefined };

/** Ctrl+K or Cmd+K opens the search. */
export const isSearchKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';

/** Keeps a press of the search key until the program takes it. */
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

/** Resolves on a press of the search key that comes before the program listens for it. */
export const searchAsked = (): Promise<void> => page.earlySearch?.asked ?? new Promise(() => undefined);

/**
 * Stops the early listener, since the program now listens itself. Returns true if the search key was pressed just
 * before.
 */
export function takeSearchKey(): boolean {
  const pressedAt = page.earlySearch?.pressedAt ?? null;
  page.earlySearch = undefined;
  return pressedAt !== null && Date.now() - pressedAt < FRESH_MS;
}
