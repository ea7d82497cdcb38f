/** The start of a range, and the earlier selection. */
export interface Range {
  anchor: string;
  before: readonly string[];
}

/** Returns the selection when the range reaches to that row; the range may also shrink. */
export function selectedTo(ids: readonly string[], { anchor, before }: Range, to: string): readonly string[] {
  const ends = [Math.max(ids.indexOf(anchor), 0), ids.indexOf(to)];
  return [...new Set([...before, ...ids.slice(Math.min(...ends), Math.max(...ends) + 1)])];
}
