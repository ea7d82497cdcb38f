export const isAbsent = (text: string): boolean => text.trim() === '';

/** Compares two moments; null is the earliest. */
export const compareMoments = (a: string | null, b: string | null): number =>
  a === b ? 0 : (a ?? '') < (b ?? '') ? -1 : 1;
