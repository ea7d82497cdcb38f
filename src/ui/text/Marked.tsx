import { Fragment } from 'react';
import styles from './Marked.module.css';

const MARKS = /[.*+?^${}()|[\]\\]/g;

/** Returns an expression that finds any of the words; null if there are none. */
function finderOf(words: string): RegExp | null {
  const parts = words.split(/\s+/).filter((word) => word !== '');
  const longestFirst = parts.sort((one, other) => other.length - one.length);
  if (longestFirst.length === 0) return null;
  return new RegExp(`(${longestFirst.map((word) => word.replace(MARKS, '\\$&')).join('|')})`, 'giu');
}

/** Text with the searched words highlighted. */
export function Marked({ text, words }: { text: string; words: string }) {
  const finder = finderOf(words);
  if (finder === null) return text;
  return text.split(finder).map((piece, index) =>
    index % 2 === 1 ? (
      <mark key={index} className={styles.mark}>
        {piece}
      </mark>
    ) : (
      <Fragment key={index}>{piece}</Fragment>
    ),
  );
}
