import { useEffect, useState } from 'react';
import { afterPress } from '@/lib/press';
import { searchText } from '@/lib/text';

/** The value as it was when it last stayed the same for so long. */
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
 * What to search for: `text` is what stands in the box, `asked` the same once the typing pauses. An emptied box does not wait.
 */
export function useSearch(typed: string): { text: string; asked: string } {
  const text = searchText(typed);
  const asked = useDebounced(text, SEARCH_DELAY_MS);
  return { text, asked: text === '' ? text : asked };
}
