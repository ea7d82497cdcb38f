/** The start of something longer than anybody's name, which would make a sentence unreadable. */
const TOO_LONG = /^.{100}(?=.)/su;
/** Letters that run from right to left, and every mark of direction: only these can turn a sentence around. */
const TURNS =
  /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC]|[\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;
const FIRST_STRONG_ISOLATE = '\u2068';
const POP = '\u2069';

/** The name of a stranger within a sentence that is only shown: it turns nothing around, and leaves the rest in sight. */
export function named(name: string): string {
  const start = TOO_LONG.exec(name)?.[0];
  const short = start === undefined ? name : `${start}…`;
  return TURNS.test(short) ? `${FIRST_STRONG_ISOLATE}${short.replace(CONTROLS, '')}${POP}` : short;
}
