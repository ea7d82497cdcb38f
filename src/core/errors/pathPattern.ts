/** An address in a text, with its origin where it has one. */
const ADDRESS = /(https?:\/\/[^\s/"'()<>]*)?(\/[^\s"'()<>]*)/g;
/** A file of the program, with the place in it that a stack names. */
const PROGRAM = /^\/assets\/|\.[cm]?[jt]sx?(?::\d+){0,2}$/;
/** The parts that an address of the product or of its API is made of; all else are ids, or was typed. */
const WORD = /^(?:[a-z][a-zA-Z]{0,60}|v\d)?$/;
/** After these comes what somebody typed, or the name of something. */
const BEFORE_TEXT = /search|byname|bycode|^(?:relation|go|config|scenario)$/i;

const patternOf = (path: string): string => {
  const [bare = ''] = path.split(/[?#]/, 1);
  if (PROGRAM.test(bare)) return bare;
  const parts = bare.split('/');
  const typedFrom = parts.findIndex((part) => BEFORE_TEXT.test(part)) + 1 || parts.length;
  return parts.map((part, index) => (index < typedFrom && WORD.test(part) ? part : ':id')).join('/');
};

/** Replaces each path in a text by its pattern, since a path holds ids and the words of a search. */
export const withPatterns = (text: string): string =>
  text.replace(ADDRESS, (_, origin: string | undefined, path: string) => (origin ?? '') + patternOf(path));
