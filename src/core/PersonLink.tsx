import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { arriveAt } from './hooks/arrivals';
import { to } from './paths';

interface PersonLinkProps {
  id: string;
  name: string;
  className?: string | undefined;
  onChosen?: () => void;
  /** The content of the link, instead of the name. */
  children?: ReactNode;
}

/** A link to a person's card. The card shows `name` as its title until the person is read. */
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
