const INVISIBLE = /[\p{Cc}\p{Cf}]/u;
/** These characters shape letters in Arabic and Persian names. */
const JOINERS = /[\u200c\u200d]/g;

/**
 * Returns whether a text has invisible characters that were not intended: control characters, and those that change the
 * text direction.
 */
export const hasInvisible = (text: string): boolean => INVISIBLE.test(text.replace(JOINERS, ''));

/** Like `hasInvisible`, for text of digits and plain letters, where joiners are not intended either. */
export const hasAnyInvisible = (text: string): boolean => INVISIBLE.test(text);
