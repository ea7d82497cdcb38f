import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { arriveAt } from './hooks/arrivals';
import { to } from './paths';

interface PersonLinkProps {
  id: string;
  name: string;
  className?: string | undefined;
  /** The name, unless something else is said. */
  children?: ReactNode;
}

/** Leads to the card of a person, which is called by this name until it is read. */
export const PersonLink = ({ id, name, className, children = name }: PersonLinkProps) => (
  <Link className={className} to={to.personCard(id)} onClick={() => arriveAt(id, name)}>
    {children}
  </Link>
);
