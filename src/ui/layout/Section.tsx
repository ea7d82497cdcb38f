import { createContext, type ReactNode, useContext } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  /** Tells it from another one with that title. */
  label?: string;
  /** At the end of its heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** What the region around it is called: a second one of that name would tell nobody where they are. */
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

/** Sections under each other. */
export const sectionsClass = styles.sections;
/** In the place of what is not there. */
export const mutedClass = styles.muted;
