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

/** The seven emoticons of the picker; they are recognized in lower case as well (CHAT-61, CHAT-62, AMB-174). */
export const EMOTICONS: readonly string[] = Object.keys(pictures);

export const pictureOf = (emoticon: string): string => lookUp(pictures, emoticon.toUpperCase()) ?? emoticon;

/** Matches only between white space, so that ':P' in a longer word and ':/' in an address stay text. */
const WRITTEN = /(?<=^|\s)(?::\)|:\(|;\)|:D|:O|:P|;\()(?=$|[\s.,!?])/gi;

/** Returns a text with its emoticons as pictures; a message is sent as it was typed. */
export const withPictures = (text: string): string => text.replace(WRITTEN, pictureOf);

/** Inserts a text at the cursor, and returns the result with the new position of the cursor. */
export function insertAt(text: string, added: string, from: number, until = from) {
  const before = text.slice(0, from);
  const isApart = before === '' || /\s$/.test(before) || /^\s/.test(added);
  const gap = isApart ? '' : ' ';
  const start = before + gap + added;
  return { text: start + text.slice(until), cursor: start.length };
}
