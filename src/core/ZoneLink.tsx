import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ZoneKind } from '@/domain/tenancy/zoneKind';
import { arriveAt } from './hooks/arrivals';
import { useMayOpen } from './openable';
import { paths, to } from './paths';

const cards = {
  Unit: { pattern: paths.unitCard, at: to.unitCard },
  Complex: { pattern: paths.complexCard, at: to.complexCard },
} as const satisfies Record<ZoneKind, object>;

interface ZoneLinkProps {
  kind: ZoneKind;
  id: string;
  name: string;
  className?: string | undefined;
  onChosen?: () => void;
  /** The name, unless something else is said. */
  children?: ReactNode;
}

/** Leads to the card of a unit or complex, which is called by this name until it is read. Who may not see it, reads the name. */
export function ZoneLink({ kind, id, name, className, onChosen, children = name }: ZoneLinkProps) {
  const { pattern, at } = cards[kind];
  if (!useMayOpen(pattern)) return name;
  const choose = () => {
    arriveAt(id, name);
    onChosen?.();
  };
  return (
    <Link className={className} to={at(id)} onClick={choose}>
      {children}
    </Link>
  );
}
