import { Children, type ReactNode, useId } from 'react';
import { isDiallable } from '@/lib/phone';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { PhoneIcon } from '@/ui/icons';
import styles from './PassOn.module.css';
import type { PassedOnTo } from '../state/passedOn';
import { telephonyTexts } from '../telephonyTexts';
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
      <span className={styles.name}>{children}</span>
      {aside}
    </Button>
  );
}

interface ConsultProps {
  passing: PassingOn;
  name: string;
  number: string | null;
}

/** Asks somebody first, while the caller waits; nothing where there is no number for it. */
export function Consult({ passing: { consult, whyNotConsult }, name, number }: ConsultProps) {
  if (consult === null || number === null || !isDiallable(number)) return null;
  return (
    <IconButton
      size="s"
      icon={PhoneIcon}
      label={telephonyTexts.passOn.consult(name)}
      disabledReason={whyNotConsult}
      onClick={() => consult(number)}
    />
  );
}
