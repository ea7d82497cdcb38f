/** The values in a request body. */
export type Body = Readonly<Record<string, unknown>>;

/** The text; '' for any other value. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The trimmed text; null when empty. */
export const textOrNull = (value: unknown): string | null => textOf(value).trim() || null;
