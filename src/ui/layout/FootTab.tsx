import clsx from 'clsx';
import type { ReactNode, Ref } from 'react';
import type { IconComponent } from '../icons';
import { Truncated } from '../text/Truncated';
import styles from './FootTab.module.css';

/** The list of tabs at the foot of every page: calls, contacts and chats in progress. */
export const footTabsClass = styles.tabs;

interface FootTabProps {
  icon: IconComponent;
  name: string;
  /** A status or a duration after the name. Each part of it disappears when there is no room for that part. */
  aside: ReactNode;
  /** The name, status and duration in words. */
  label: string;
  isOpen: boolean;
  isAccented: boolean;
  /** A phone shows only the name. */
  isBrief?: boolean;
  /** The badge stays visible when there is little room. */
  badge?: ReactNode;
  onPress: () => void;
  mainRef?: Ref<HTMLButtonElement>;
  /** Buttons beside the tab. */
  children?: ReactNode;
}

/** A tab of something in progress; a press opens or folds it. */
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
