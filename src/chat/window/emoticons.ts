import { lookUp } from '@/lib/values';
const pictures: Readonly<Record<string, string>> = {
  ':)': '🙂',
  ':(': '🙁',
  ';)': '😉',
  ':D': '😄',
  ':O': '😮',
  ':P': '😛',
  ';(': '😢',
};

/** The seven that the picker shows; lower case is understood as well (CHAT-61, CHAT-62, AMB-174). */
export const EMOTICONS: readonly string[] = Object.keys(pictures);

export const pictureOf = (emoticon: string): string => lookUp(pictures, emoticon.toUpperCase()) ?? emoticon;

/** Between white space, so that nothing is made of ':P' in a longer word or of ':/' in an address. */
const WRITTEN = /(?<=^|\s)(?::\)|:\(|;\)|:D|:O|:P|;\()(?=$|[\s.,!?])/gi;

/** A text with its emoticons as pictures; what is sent stays as it was typed. */
export const withPictures = (text: string): string => text.replace(WRITTEN, pictureOf);

/** A text with something put in at the cursor, and where the cursor is then. */
export function insertAt(text: string, added: string, from: number, until = from) {
  const before = text.slice(0, from);
  const isApart = before === '' || /\s$/.test(before) || /^\s/.test(added);
  const gap = isApart ? '' : ' ';
  const start = before + gap + added;
  return { text: start + text.slice(until), cursor: start.length };
}
