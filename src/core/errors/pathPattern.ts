/** An address in a text, with its origin if present. */
const ADDRESS = /(https?:\/\/[^\s/"'()<>]*)?(\/[^\s"'()<>]*)/g;
/** A file of the program, with the line and column that a stack adds. */
const PROGRAM = /^\/assets\/|\.[cm]?[jt]sx?(?::\d+){0,2}$/;
/** Parts of this form are words of the addresses of the product and its API; all other parts are ids or typed text. */
const WORD = /^(?:[a-z][a-zA-Z]{0,60}|v\d)?$/;
/** All parts after a part of this form are typed text or the name of something. */
const BEFORE_TEXT = /search|byname|bycode|^(?:relation|go|config|scenario)$/i;

const patternOf = (path: string): string => {
  const [bare = ''] = path.split(/[?#]/, 1);
  if (PROGRAM.test(bare)) return bare;
  const parts = bare.split('/');
  const typedFrom = parts.findIndex((part) => BEFORE_TEXT.test(part)) + 1 || parts.length;
  return parts.map((part, index) => (index < typedFrom && WORD.test(part) ? part : ':id')).join('/');
};

/** Replaces each path in a text by its pattern, since a path holds ids and search words. */
export const withPatterns = (text: string): string =>
  text.replace(ADDRESS, (_, origin: string | undefined, path: string) => (origin ?? '') + patternOf(path));
