/** In the order that was asked for; what that does not name comes after it, as it stood. */
export function inOrder<T extends { id: string }>(
  records: readonly T[],
  ids: readonly string[] | undefined,
): readonly T[] {
  if (ids === undefined) return records;
  const placeOf = ({ id }: T) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return records.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** With one of them at another place. */
export function movedTo(ids: readonly string[], id: string, place: number): string[] {
  const others = ids.filter((one) => one !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}
