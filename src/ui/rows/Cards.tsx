import type { ReactNode } from 'react';
import { Clamped } from '../text/Clamped';
import styles from './Cards.module.css';

interface CardListProps {
  label: string;
  children: ReactNode;
}

/** A vertical list of records, each in its own frame. */
export function CardList({ label, children }: CardListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

/** The frame of a list item, or of the link that fills one. */
export const cardClass = styles.card;

interface CardWordsProps {
  title: ReactNode;
  /** Content beside the title, such as a status or a kind. */
  aside?: ReactNode;
  /** Muted facts on the last line. */
  meta?: ReactNode;
  children?: ReactNode;
}

export function CardWords({ title, aside, meta, children }: CardWordsProps) {
  return (
    <>
      <span className={styles.top}>
        <strong className={styles.title}>
          <Clamped>{title}</Clamped>
        </strong>
        {aside}
      </span>
      {children}
      {meta && <span className={styles.meta}>{meta}</span>}
    </>
  );
}
