/** Whether two values of plain data hold the same, all the way down. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const entries = Object.entries(one);
  return (
    entries.length === Object.keys(other).length &&
    entries.every(
      ([key, value]) =>
        Object.hasOwn(other, key) && sameValue(value, (other as Record<string, unknown>)[key]),
    )
  );
}
