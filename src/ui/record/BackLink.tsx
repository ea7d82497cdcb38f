import type { MouseEvent } from 'react';
import styles from './BackLink.module.css';
import { ArrowLeftIcon, type IconComponent } from '../icons';

interface BackLinkProps {
  href: string;
  label: string;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
  icon?: IconComponent;
}

/** The link from a record back to its list. */
export function BackLink({ href, label, onOpen, icon: Icon = ArrowLeftIcon }: BackLinkProps) {
  return (
    <a className={styles.back} href={href} onClick={onOpen}>
      <Icon aria-hidden="true" size={18} />
      {label}
    </a>
  );
}
