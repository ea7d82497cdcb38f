/** Sorts records in the requested order; records without a requested place come last, in their old order. */
export function inOrder<T extends { id: string }>(
  records: readonly T[],
  ids: readonly string[] | undefined,
): readonly T[] {
  if (ids === undefined) return records;
  const placeOf = ({ id }: T) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return records.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Returns the ids with one of them moved to another place. */
export function movedTo(ids: readonly string[], id: string, place: number): string[] {
  const others = ids.filter((one) => one !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}
