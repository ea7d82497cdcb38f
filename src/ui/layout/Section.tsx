import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  /** At the end of its heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A named part of a screen. */
export function Section({ title, aside, children }: SectionProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Sections under each other. */
export const sectionsClass = styles.sections;
/** In the place of what is not there. */
export const mutedClass = styles.muted;
