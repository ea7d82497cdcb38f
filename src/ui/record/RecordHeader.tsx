import type { ReactNode, Ref } from 'react';
import { CopyButton } from '../buttons/CopyButton';
import type { IconComponent } from '../icons';
import styles from './RecordHeader.module.css';

interface RecordHeaderProps {
  title: string;
  headingRef?: Ref<HTMLHeadingElement>;
  /** The address of the record, to copy; null while the record is being read. */
  link: { text: string; label: string; copiedLabel: string } | null;
  /** Facts, actions, and what is to be said about them. */
  children: ReactNode;
}

/** What an opened record is and what can be done with it. */
export function RecordHeader({ title, headingRef, link, children }: RecordHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.titleRow}>
        <h1 className={styles.title} ref={headingRef} tabIndex={-1}>
          {title}
        </h1>
        {link !== null && <CopyButton key={link.text} {...link} />}
      </div>
      {children}
    </header>
  );
}

/** The few things about a record that must be seen at once; holds `RecordFact`. */
export const RecordFacts = ({ children }: { children: ReactNode }) => (
  <ul className={styles.facts}>{children}</ul>
);

interface RecordFactProps {
  icon?: IconComponent;
  /** What it is; a fact that speaks for itself has none. */
  term?: string;
  children: ReactNode;
}

export function RecordFact({ icon: Icon, term, children }: RecordFactProps) {
  return (
    <li>
      {Icon && <Icon aria-hidden="true" size={14} />}
      {term !== undefined && <span className={styles.term}>{term}</span>}
      {children}
    </li>
  );
}

/** Badges that say one thing together, closer to each other than facts; holds list items. */
export const RecordBadges = ({ label, children }: { label: string; children: ReactNode }) => (
  <RecordFact>
    <ul className={styles.badges} aria-label={label}>
      {children}
    </ul>
  </RecordFact>
);

/** The buttons of a record. */
export const RecordActions = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.actions} role="group" aria-label={label}>
    {children}
  </div>
);
