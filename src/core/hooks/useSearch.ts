import { useCallback } from 'react';
import { type NavigateOptions, type SetURLSearchParams, useSearchParams } from 'react-router';

/**
 * The search of the address, of which a list shows the answer. A change is drawn at once: a transition, as react-router makes of
 * it, may end between pointer down and up, and take away the row that is pressed.
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
