import clsx from 'clsx';
import type { ReactNode } from 'react';
import listStyles from '../list/ListPane.module.css';
import styles from './SearchLine.module.css';

/** In the head of a list: what is searched for, and what else narrows it. */
export const SearchLine = ({ children }: { children: ReactNode }) => (
  <div className={clsx(listStyles['search'], styles.line)} id="filters">
    {children}
  </div>
);
