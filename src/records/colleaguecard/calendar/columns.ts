/** A range of time; the end is not part of it. */
export interface Span {
  from: number;
  until: number;
}

/**
 * The column of a span, and the number of columns beside each other. Spans that overlap, directly or through others,
 * share the width of the day.
 */
export interface Column {
  column: number;
  columns: number;
}

type Placed<T> = T & Column;

const byTime = (one: Span, other: Span): number => one.from - other.from || other.until - one.until;

/** Puts overlapping spans beside each other in the fewest columns, ordered by time with longer ones first. */
export function inColumns<T extends Span>(spans: readonly T[]): Placed<T>[] {
  return groupsOf([...spans].sort(byTime)).flatMap(placeGroup);
}

/** Splits the sorted spans at every gap. */
function groupsOf<T extends Span>(sorted: readonly T[]): T[][] {
  const groups: T[][] = [];
  let end = -Infinity;
  for (const span of sorted) {
    if (span.from >= end) groups.push([]);
    groups.at(-1)?.push(span);
    end = Math.max(end, span.until);
  }
  return groups;
}

/** Puts each span in the first free column. */
function placeGroup<T extends Span>(group: readonly T[]): Placed<T>[] {
  const ends: number[] = [];
  const placed = group.map((span) => {
    const free = ends.findIndex((end) => end <= span.from);
    const column = free < 0 ? ends.length : free;
    ends[column] = span.until;
    return { span, column };
  });
  return placed.map(({ span, column }) => ({ ...span, column, columns: ends.length }));
}

/** More columns than this are too narrow to read. */
const SHOWN_COLUMNS = 2;

/** Hidden appointments that overlap without a gap. */
export interface Rest<T> extends Span {
  hidden: readonly T[];
}

/**
 * Keeps the first two columns. Where appointments are hidden, the shown ones are narrower to make room for the button.
 */
export function foldColumns<T extends Placed<Span>>(placed: readonly T[]) {
  const shown = placed.filter(({ column }) => column < SHOWN_COLUMNS);
  const hidden = placed.filter(({ column }) => column >= SHOWN_COLUMNS);
  return {
    shown: shown.map((one) => ({
      ...one,
      columns: Math.min(one.columns, SHOWN_COLUMNS),
      isFolded: one.columns > SHOWN_COLUMNS,
    })),
    rests: groupsOf(hidden).map((group): Rest<T> => ({
      from: Math.min(...group.map(({ from }) => from)),
      until: Math.max(...group.map(({ until }) => until)),
      hidden: group,
    })),
  };
}
