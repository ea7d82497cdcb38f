import { useCallback } from 'react';
import { type NavigateOptions, type SetURLSearchParams, useSearchParams } from 'react-router';

/**
 * The search part of the address. Changes are drawn at once: react-router's transition could end between pointer down
 * and up, and remove the pressed row.
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
