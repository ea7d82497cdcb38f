/** Returns the record without the named fields. */
export function omit<T extends object, K extends keyof T & string>(record: T, ...names: K[]): Omit<T, K> {
  const left = new Set<string>(names);
  return Object.fromEntries(Object.entries(record).filter(([name]) => !left.has(name))) as Omit<T, K>;
}
