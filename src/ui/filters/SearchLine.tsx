import clsx from 'clsx';
import type { ReactNode } from 'react';
import listStyles from '../list/ListPane.module.css';
import styles from './SearchLine.module.css';

/** The search in the head of a list, with other filters beside it. */
export const SearchLine = ({ children }: { children: ReactNode }) => (
  <div className={clsx(listStyles['search'], styles.line)} id="filters">
    {children}
  </div>
);
