export type Politeness = 'polite' | 'assertive';

interface Announcement {
  readonly id: number;
  readonly text: string;
  readonly politeness: Politeness;
}

/** Long enough for a screen reader to pick the message up, and short enough that nobody meets it while browsing. */
const KEEP_MS = 6_000;

let nextId = 1;
let announcements: readonly Announcement[] = [];
const listeners = new Set<() => void>();

function replace(next: readonly Announcement[]) {
  announcements = next;
  for (const listener of listeners) listener();
}

/** Announces a message to screen readers through the regions of `LiveRegions`. */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  const id = nextId++;
  replace([...announcements, { id, text, politeness }]);
  setTimeout(() => replace(announcements.filter((one) => one.id !== id)), KEEP_MS);
}

export const currentAnnouncements = (): readonly Announcement[] => announcements;

/** When the last listener leaves, the messages are cleared too. */
export function onAnnouncement(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) announcements = [];
  };
}
