/** Where a range began, and what was selected besides. */
export interface Range {
  anchor: string;
  before: readonly string[];
}

/** What is selected once the range reaches to that row: it may also shrink again. */
export function selectedTo(ids: readonly string[], { anchor, before }: Range, to: string): readonly string[] {
  const ends = [Math.max(ids.indexOf(anchor), 0), ids.indexOf(to)];
  return [...new Set([...before, ...ids.slice(Math.min(...ends), Math.max(...ends) + 1)])];
}
