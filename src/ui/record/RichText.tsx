import { Fragment } from 'react';
import { Marked } from './Marked';
import styles from './RichText.module.css';

const ADDRESS = /https?:\/\/[^\s<>"']{1,2000}/gi;
/** Punctuation that ends a sentence, not an address. */
const TAIL = /[.,;:!?)\]]+$/;

interface Piece {
  text: string;
  href: string | null;
}

/** Cuts text at its web addresses; only http and https become links. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(TAIL, '');
    if (!URL.canParse(address)) continue;
    if (index > from) pieces.push({ text: text.slice(from, index), href: null });
    pieces.push({ text: address, href: new URL(address).href });
    from = index + address.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), href: null });
  return pieces;
}

interface RichTextProps {
  text: string;
  /** What was searched for: it stands out. */
  words?: string;
}

/** Plain text as it was typed, with its line breaks; never HTML. */
export function RichText({ text, words = '' }: RichTextProps) {
  return (
    <div className={styles['text']}>
      {piecesOf(text).map((piece, index) =>
        piece.href === null ? (
          <Fragment key={index}>
            <Marked text={piece.text} words={words} />
          </Fragment>
        ) : (
          <a key={index} href={piece.href} target="_blank" rel="noopener noreferrer nofollow">
            {piece.text}
          </a>
        ),
      )}
    </div>
  );
}
