import { Fragment } from 'react';
import { piecesOf } from '@/lib/links';
import { Marked } from './Marked';
import styles from './RichText.module.css';

interface RichTextProps {
  text: string;
  /** The searched words, which are highlighted. */
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
