import type { ReactNode } from 'react';
import { Avatar } from '../record/Avatar';
import styles from './MessageEntry.module.css';
import { Time } from '../text/Time';

interface MessageEntryProps {
  sender: string;
  /** The content in place of the sender's name, for a message that shows more than the name. */
  shownAs?: ReactNode;
  instant: string | null;
  /** Muted text after the moment. */
  note?: ReactNode;
  children: ReactNode;
}

/** A message in a list of messages. */
export function MessageEntry({ sender, shownAs = sender, instant, note, children }: MessageEntryProps) {
  return (
    <li className={styles.entry}>
      <Avatar name={sender} />
      <div className={styles.words}>
        <p className={styles.sender}>
          <strong>{shownAs}</strong> <Time instant={instant} mode="moment" />
          {note}
        </p>
        {children}
      </div>
    </li>
  );
}
