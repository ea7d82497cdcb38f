import type { HTMLAttributes, ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  as?: 'span' | 'div' | 'h1' | 'h2';
  children: ReactNode;
}

/** Content for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', children, ...attributes }: VisuallyHiddenProps) {
  return (
    <Element {...attributes} className={styles.hidden}>
      {children}
    </Element>
  );
}
