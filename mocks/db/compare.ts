export const isAbsent = (text: string): boolean => text.trim() === '';

export const sameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index]);
