import type { MouseEvent } from 'react';
import styles from './BackLink.module.css';
import { ArrowLeftIcon } from '../icons';

interface BackLinkProps {
  href: string;
  label: string;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** From a record back to its list, where the list is another page. */
export function BackLink({ href, label, onOpen }: BackLinkProps) {
  return (
    <a className={styles.back} href={href} onClick={onOpen}>
      <ArrowLeftIcon aria-hidden="true" size={18} />
      {label}
    </a>
  );
}
