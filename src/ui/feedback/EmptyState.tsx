import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import type { IconComponent } from '../icons';

interface EmptyStateProps {
  icon?: IconComponent | undefined;
  title: string;
  /** Use `h1` where this fills a whole screen. */
  titleAs?: 'p' | 'h1';
  children?: ReactNode;
  action?: ReactNode;
}

/** Says why there is nothing, and offers what can be done about it. */
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
