import type { ReactNode } from 'react';
import styles from './DialogParts.module.css';

interface Props {
  children: ReactNode;
}

/** What stands under each other in a dialog. */
export const DialogBody = ({ children }: Props) => <div className={styles.body}>{children}</div>;

/** Which record or records it is about. */
export const DialogAbout = ({ children }: Props) => <p className={styles.about}>{children}</p>;

export const DialogText = ({ children }: Props) => <p className={styles.text}>{children}</p>;
