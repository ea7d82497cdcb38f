/** The values that a call sent. */
export type Body = Readonly<Record<string, unknown>>;

/** '' for what is no text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Without spaces around it; null for nothing. */
export const textOrNull = (value: unknown): string | null => textOf(value).trim() || null;
