import { useLocation } from 'react-router';

/** The address of the page, with its search. */
export function useHere(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
