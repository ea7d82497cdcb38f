/** The record without these of its fields. */
export function omit<T extends object, K extends keyof T>(record: T, ...names: K[]): Omit<T, K> {
  const rest: Partial<T> = { ...record };
  for (const name of names) delete rest[name];
  return rest as Omit<T, K>;
}
