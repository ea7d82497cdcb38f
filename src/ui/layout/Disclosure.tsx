import { type ReactNode, useId } from 'react';
import { ChevronDownIcon, ChevronRightIcon } from '../icons';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  title: ReactNode;
  /** Content beside the title. It must be text only, because it is inside the button. */
  aside?: ReactNode;
  /** Content below the title, which is visible even while the part is folded away. */
  summary?: ReactNode;
  open: boolean;
  onToggle: () => void;
  as?: 'h2' | 'h3';
  children: ReactNode;
}

/**
 * A part of a screen that folds away under its heading. Its content is not rendered while folded away, so it fetches
 * nothing.
 */
export function Disclosure(props: DisclosureProps) {
  const { title, aside, summary, open, onToggle, as: Heading = 'h2', children } = props;
  const id = useId();
  const Chevron = open ? ChevronDownIcon : ChevronRightIcon;
  return (
    <div className={styles.disclosure} role="group" aria-labelledby={id}>
      <Heading className={styles.heading}>
        <button id={id} type="button" className={styles.toggle} aria-expanded={open} onClick={onToggle}>
          <Chevron className={styles.chevron} aria-hidden />
          <span className={styles.title}>{title}</span>
          {aside !== undefined && ' '}
          {aside}
        </button>
      </Heading>
      {summary && <div className={styles.summary}>{summary}</div>}
      {open && <div className={styles.content}>{children}</div>}
    </div>
  );
}
