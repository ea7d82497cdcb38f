import { useDebounced } from '@/core/hooks/useDebounced';
import { searchText } from '@/lib/searchText';

const DEBOUNCE_MS = 500;

/**
 * What to search for: `text` is what stands in the box, `asked` the same once the typing pauses. An emptied box does not wait.
 */
export function useSearch(typed: string): { text: string; asked: string } {
  const text = searchText(typed);
  const asked = useDebounced(text, DEBOUNCE_MS);
  return { text, asked: text === '' ? text : asked };
}
