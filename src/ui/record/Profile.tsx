import type { ReactNode } from 'react';
import styles from './Profile.module.css';

interface ProfileProps {
  title: string;
  picture?: ReactNode;
  /** What can be done, and where all of it stands. */
  actions: ReactNode;
  children: ReactNode;
}

/** The essentials of a record, for a panel beside its name. */
export function Profile({ title, picture, actions, children }: ProfileProps) {
  return (
    <div className={styles.profile}>
      <div className={styles.head}>
        {picture}
        <div className={styles.words}>
          <h2 className={styles.name}>{title}</h2>
        </div>
      </div>
      {children}
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}

/** Around a profile, in whatever state it is. */
export const profileFrameClass = styles.frame;

export const profileLinkClass = styles.link;
