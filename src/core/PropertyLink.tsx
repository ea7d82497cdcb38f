import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PropertyKind } from '@/domain/properties/propertyKind';
import { arriveAt } from './hooks/arrivals';
import { useMayOpen } from './openable';
import { paths, to } from './paths';

const cards = {
  Unit: { pattern: paths.unitCard, at: to.unitCard },
  Complex: { pattern: paths.complexCard, at: to.complexCard },
} as const satisfies Record<PropertyKind, object>;

interface PropertyLinkProps {
  kind: PropertyKind;
  id: string;
  name: string;
  className?: string | undefined;
  onChosen?: () => void;
  /** The content of the link, instead of the name. */
  children?: ReactNode;
}

/**
 * A link to the card of a unit or complex; users who may not open the card see just the name. The card shows `name`
 * until it is read.
 */
export function PropertyLink({ kind, id, name, className, onChosen, children = name }: PropertyLinkProps) {
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
