const flushes = new Set<() => void>();

/** Registers a field whose text reaches the store with a delay. Call the answer when the field goes. */
export function flushWith(flush: () => void): () => void {
  flushes.add(flush);
  return () => {
    flushes.delete(flush);
  };
}

/** Brings all that was typed to the store, before somebody decides by what the store holds. */
export const flushTyping = (): void => flushes.forEach((flush) => flush());
