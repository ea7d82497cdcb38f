import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import type { IconComponent } from '../icons';

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';

interface BadgeProps {
  tone?: Tone;
  icon?: IconComponent | undefined;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', icon: Icon, children }: BadgeProps) {
  return (
    <span className={clsx(styles.badge, styles[tone])}>
      {Icon && <Icon className={styles.icon} aria-hidden />}
      {children}
    </span>
  );
}
