import { createContext, type ReactNode, useContext } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  /** An accessible name that tells the section apart from another section with the same title. */
  label?: string;
  /** Content at the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The name of the surrounding region; a second region of that name would not tell users where they are. */
export const RegionName = createContext<string | null>(null);

/** A named part of a screen. */
export function Section({ title, label = title, aside, children }: SectionProps) {
  const isAround = useContext(RegionName) === label;
  return (
    <section className={styles.section} aria-label={isAround ? undefined : label}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Stacks sections vertically. */
export const sectionsClass = styles.sections;
/** The class of text that replaces missing content. */
export const mutedClass = styles.muted;
/** The class of small print beside or below the content that it explains. */
export const noteClass = styles.note;
