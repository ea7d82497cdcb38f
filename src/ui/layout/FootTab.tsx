import clsx from 'clsx';
import type { ReactNode, Ref } from 'react';
import type { IconComponent } from '../icons';
import { Truncated } from '../text/Truncated';
import styles from './FootTab.module.css';

/** What goes on, at the foot of every page. */
export const footTabsClass = styles.tabs;

interface FootTabProps {
  icon: IconComponent;
  name: string;
  /** Behind the name: how it is, or for how long. Each part of it goes when there is no room for it. */
  aside: ReactNode;
  /** All of it in words. */
  label: string;
  isOpen: boolean;
  isAccented: boolean;
  /** On a phone it is its name alone. */
  isBrief?: boolean;
  /** Stays, also when there is little room. */
  badge?: ReactNode;
  onPress: () => void;
  mainRef?: Ref<HTMLButtonElement>;
  /** Buttons beside it. */
  children?: ReactNode;
}

/** One of what goes on: a press opens or folds it. */
export function FootTab({ icon: Icon, name, label, isOpen, isAccented, ...props }: FootTabProps) {
  const { aside, badge, isBrief = false, onPress, mainRef, children } = props;
  return (
    <li className={clsx(styles.tab, isAccented && styles.accented, isBrief && styles.brief)}>
      <button
        ref={mainRef}
        type="button"
        className={styles.main}
        aria-expanded={isOpen}
        aria-label={label}
        onClick={onPress}
      >
        <Icon aria-hidden className={styles.icon} />
        <Truncated>{name}</Truncated>
        <span className={styles.aside}>{aside}</span>
        {badge}
      </button>
      {children}
    </li>
  );
}
