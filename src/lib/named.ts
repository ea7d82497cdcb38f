/** Cuts names longer than any real one, which would make a sentence unreadable. */
const TOO_LONG = /^.{100}(?=.)/su;
/** Right-to-left letters and all direction marks: only these can reverse parts of a sentence. */
const TURNS =
  /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC]|[\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;
const FIRST_STRONG_ISOLATE = '\u2068';
const POP = '\u2069';

/**
 * Returns a stranger's name for display within a sentence, isolated so that it reverses nothing, and short enough to
 * keep the rest visible.
 */
export function named(name: string): string {
  const start = TOO_LONG.exec(name)?.[0];
  const short = start === undefined ? name : `${start}…`;
  return TURNS.test(short) ? `${FIRST_STRONG_ISOLATE}${short.replace(CONTROLS, '')}${POP}` : short;
}
