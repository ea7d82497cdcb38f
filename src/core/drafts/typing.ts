const flushes = new Set<() => void>();

/** Registers a field whose text reaches the store with a delay. Returns how to unregister it. */
export function flushWith(flush: () => void): () => void {
  flushes.add(flush);
  return () => {
    flushes.delete(flush);
  };
}

/** Writes all typed text to the store. Called before a decision that depends on the store. */
export const flushTyping = (): void => flushes.forEach((flush) => flush());
