import { type ReactNode, useRef } from 'react';
import { type MoreAction, MoreMenu } from './MoreMenu';
import styles from './OneLine.module.css';
import { useOutOfSight } from './useOutOfSight';

interface OneLineProps {
  moreLabel: string;
  /** Actions that are only in the menu. */
  more?: readonly MoreAction[] | undefined;
  children: ReactNode;
}

const NONE: readonly MoreAction[] = [];

/** One line of buttons; those that do not fit in it are in a menu at its end. */
export function OneLine({ moreLabel, more = NONE, children }: OneLineProps) {
  const line = useRef<HTMLDivElement>(null);
  const hidden = useOutOfSight(line, line);
  return (
    <>
      <div className={styles.line} ref={line}>
        {children}
      </div>
      <MoreMenu className={styles.more} label={moreLabel} actions={[...hidden, ...more]} />
    </>
  );
}
