import { useCallback } from 'react';
import { type NavigateOptions, type SetURLSearchParams, useSearchParams } from 'react-router';

/**
 * The search of the address. A change is drawn at once: the transition that react-router would make of it may end between pointer
 * down and up, and take the pressed row away.
 */
export function useSearch() {
  const [search, setParams] = useSearchParams();
  const setSearch = useCallback(
    (next: Parameters<SetURLSearchParams>[0], options: NavigateOptions) =>
      setParams(next, { ...options, flushSync: true }),
    [setParams],
  );
  return [search, setSearch] as const;
}
