import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import type { IconComponent } from '../icons';

interface EmptyStateProps {
  icon?: IconComponent | undefined;
  title: string;
  /** Where it stands for a whole screen, its title is the heading of that screen. */
  titleAs?: 'p' | 'h1';
  children?: ReactNode;
  action?: ReactNode;
}

/** Why there is nothing, and what can be done about it. */
export function EmptyState({ icon: Icon, title, titleAs: Title = 'p', children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {Icon && <Icon className={styles.icon} aria-hidden />}
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
