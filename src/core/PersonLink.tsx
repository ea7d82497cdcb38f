import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { arriveAt } from './hooks/arrivals';
import { to } from './paths';

interface PersonLinkProps {
  id: string;
  name: string;
  className?: string | undefined;
  onChosen?: () => void;
  /** The name, unless something else is said. */
  children?: ReactNode;
}

/** Leads to the card of a person, which is called by this name until it is read. */
export function PersonLink({ id, name, className, onChosen, children = name }: PersonLinkProps) {
  const choose = () => {
    arriveAt(id, name);
    onChosen?.();
  };
  return (
    <Link className={className} to={to.personCard(id)} onClick={choose}>
      {children}
    </Link>
  );
}
