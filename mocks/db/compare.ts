export const isAbsent = (text: string): boolean => text.trim() === '';

export const sameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index]);

/** Of two moments, nothing being the earliest. */
export const compareMoments = (a: string | null, b: string | null): number =>
  a === b ? 0 : (a ?? '') < (b ?? '') ? -1 : 1;
