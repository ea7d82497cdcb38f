import type { ReactNode } from 'react';
import { DelayedSearch } from '@/ui/fields/DelayedSearch';
import styles from './SearchBar.module.css';
import { queryWords, useAddressValue } from './useAddressValue';

interface SearchBarProps {
  label: string;
  placeholder: string;
  /** Further filters of the list. */
  children?: ReactNode;
}

/** A search that filters the list by `query` in the address. */
export function SearchBar({ label, placeholder, children }: SearchBarProps) {
  const [query, setQuery] = useAddressValue(queryWords);
  return (
    <div className={styles.bar}>
      <div className={styles.search}>
        <DelayedSearch label={label} placeholder={placeholder} value={query} onChange={setQuery} />
      </div>
      {children}
    </div>
  );
}
