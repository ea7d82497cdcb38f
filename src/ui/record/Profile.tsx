import type { ReactNode } from 'react';
import type { Answer } from '../feedback/answer';
import { QueryView } from '../feedback/QueryView';
import { Skeleton } from '../feedback/Skeleton';
import { mutedClass } from '../layout/Section';
import styles from './Profile.module.css';

interface ProfileProps {
  title: string;
  picture?: ReactNode;
  /** The actions, and the link to the whole record. */
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

interface ProfileOfProps<T> {
  answer: Answer<T | null>;
  texts: { failed: string; missing: string };
  children: (record: T) => ReactNode;
}

/** The profile of a record that is fetched; its width is the same in every state. */
export const ProfileOf = <T,>({ answer, texts, children }: ProfileOfProps<T>) => (
  <div className={styles.frame}>
    <QueryView answer={answer} failed={texts.failed} waiting={<Skeleton lines={6} />}>
      {(record) => (record === null ? <p className={mutedClass}>{texts.missing}</p> : children(record))}
    </QueryView>
  </div>
);

export const profileLinkClass = styles.link;
