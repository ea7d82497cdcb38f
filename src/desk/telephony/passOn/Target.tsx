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

/** A titled list; renders nothing when it is empty. */
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
  target: PassedOnTo | string;
  whyNot?: string | null;
  aside: ReactNode;
  children: ReactNode;
}

/** A colleague or number that a call can go to; one press passes it on. */
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

/** Consults a colleague while the caller waits; renders nothing without a number to dial. */
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
