const INVISIBLE = /[\p{Cc}\p{Cf}]/u;
/** These shape letters in Arabic and Persian names. */
const JOINERS = /[\u200c\u200d]/g;

/** Characters that nobody sees and that were not meant: control characters, and those that turn the direction of a text. */
export const hasInvisible = (text: string): boolean => INVISIBLE.test(text.replace(JOINERS, ''));

/** The same where only digits and plain letters belong. */
export const hasAnyInvisible = (text: string): boolean => INVISIBLE.test(text);
