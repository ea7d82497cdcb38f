import { useEffect, useState } from 'react';
import { afterPress } from '@/lib/press';
import { searchText } from '@/lib/text';

/** Returns the last value that stayed unchanged for `ms`. */
export function useDebounced<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    let callOff: (() => void) | undefined;
    const timer = setTimeout(() => {
      callOff = afterPress(() => setSettled(value));
    }, ms);
    return () => {
      clearTimeout(timer);
      callOff?.();
    };
  }, [value, ms]);
  return settled;
}

const SEARCH_DELAY_MS = 500;

/**
 * Returns the search text twice: `text` at once, and `asked` after a pause in typing. When the box is emptied, both
 * are empty at once.
 */
export function useSearch(typed: string): { text: string; asked: string } {
  const text = searchText(typed);
  const asked = useDebounced(text, SEARCH_DELAY_MS);
  return { text, asked: text === '' ? text : asked };
}
