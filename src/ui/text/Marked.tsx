import { Fragment } from 'react';
import styles from './Marked.module.css';

const MARKS = /[.*+?^${}()|[\]\\]/g;

/** Finds any of the words; null where there is nothing to find. */
function finderOf(words: string): RegExp | null {
  const parts = words.split(/\s+/).filter((word) => word !== '');
  const longestFirst = parts.sort((one, other) => other.length - one.length);
  if (longestFirst.length === 0) return null;
  return new RegExp(`(${longestFirst.map((word) => word.replace(MARKS, '\\$&')).join('|')})`, 'giu');
}

/** Text in which the words that were searched for stand out. */
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
