export type Politeness = 'polite' | 'assertive';

interface SpokenText {
  readonly id: number;
  readonly text: string;
  readonly politeness: Politeness;
}

/** The message stays long enough for a screen reader to pick it up, but not so long that users come across it later. */
const KEEP_MS = 6_000;

let nextId = 1;
let spoken: readonly SpokenText[] = [];
const listeners = new Set<() => void>();

function replace(next: readonly SpokenText[]) {
  spoken = next;
  for (const listener of listeners) listener();
}

/** Speaks a message to users of screen readers, through the regions of `LiveRegions`. */
export function speak(text: string, politeness: Politeness = 'polite'): void {
  const id = nextId++;
  replace([...spoken, { id, text, politeness }]);
  setTimeout(() => replace(spoken.filter((one) => one.id !== id)), KEEP_MS);
}

export const currentlySpoken = (): readonly SpokenText[] => spoken;

/** When the last listener leaves, the messages are cleared too. */
export function onSpoken(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) spoken = [];
  };
}
