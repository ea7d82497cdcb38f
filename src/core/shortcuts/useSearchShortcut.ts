import { useRef } from 'react';
import { useShortcut } from './useShortcut';

/** '/' goes to the search box of the list; for the element that holds it. */
export function useSearchShortcut({ search, group }: { search: string; group: string }) {
  const screen = useRef<HTMLDivElement>(null);
  useShortcut({ keys: '/', label: search, group }, () => {
    screen.current?.querySelector<HTMLInputElement>('[data-list-search]')?.focus();
  });
  return screen;
}
