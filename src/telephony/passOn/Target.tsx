import { Children, type ReactNode, useId } from 'react';
import { Button } from '@/ui/buttons/Button';
import styles from './PassOn.module.css';
import type { PassedOnTo } from '../state/passedOn';
import type { PassingOn } from './usePassOn';

interface TargetListProps {
  title: string;
  children: readonly ReactNode[];
}

/** Nothing where there is nobody. */
export function TargetList({ title, children }: TargetListProps) {
  const titleId = useId();
  if (children.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <ul className={styles.list} aria-labelledby={titleId}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    </section>
  );
}

interface TargetProps {
  passing: PassingOn;
  /** A colleague, or a number. */
  target: PassedOnTo | string;
  whyNot?: string | null;
  aside: ReactNode;
  children: ReactNode;
}

/** Somebody to whom a call can go; one press passes it on. */
export function Target({
  passing: { passOn, passOnTo, busy, reason },
  target,
  whyNot = null,
  aside,
  children,
}: TargetProps) {
  return (
    <Button
      size="s"
      variant="quiet"
      className={styles.target}
      busy={busy}
      disabledReason={reason() ?? whyNot}
      onClick={() => (typeof target === 'string' ? passOn(target) : passOnTo(target))}
    >
      <span>{children}</span>
      {aside}
    </Button>
  );
}
