import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

interface Rows {
  count: number;
  list: RefObject<HTMLElement | null>;
  keyOf: (index: number) => string;
  indexOf: (key: string) => number;
}

interface Surroundings {
  /** Rows a page key jumps over. */
  pageSize: () => number;
  scrollTo: (index: number) => void;
}

const rowOf = (element: EventTarget) => (element as Element).closest<HTMLElement>('[data-row]');
const isTyping = (element: EventTarget) =>
  (element as Element).matches(
    'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]',
  );

/**
 * The arrow keys walk over rows that need not be drawn yet. The row that holds the focus is known by its key,
 * so that it stays drawn and focused when it moves or is scrolled away.
 */
export function useRowFocus({ count, list, keyOf, indexOf }: Rows) {
  const [focusedKey, setFocusedKey] = useState<string | null>(null);
  const wanted = useRef(false);
  const focusedIndex = focusedKey === null ? -1 : indexOf(focusedKey);

  useLayoutEffect(() => {
    if (!wanted.current || focusedIndex < 0) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-row][data-index="${focusedIndex}"]`);
    const target =
      row?.querySelector<HTMLElement>('[data-row-focus]') ?? row?.querySelector<HTMLElement>('a, button');
    if (!target) return;
    wanted.current = false;
    target.focus({ preventScroll: true });
  });

  function go(index: number, scrollTo: Surroundings['scrollTo']) {
    const bounded = Math.min(Math.max(index, 0), count - 1);
    if (bounded < 0) return;
    wanted.current = true;
    setFocusedKey(keyOf(bounded));
    scrollTo(bounded);
  }
  function keyDown(event: KeyboardEvent<HTMLElement>, { pageSize, scrollTo }: Surroundings) {
    const row = rowOf(event.target);
    if (!row || isTyping(event.target) || event.altKey || event.metaKey || event.shiftKey) return;
    const index = Number(row.dataset['index']);
    const targets: Record<string, number> = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      PageDown: index + pageSize(),
      PageUp: index - pageSize(),
      Home: 0,
      End: count - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    go(target, scrollTo);
  }
  function onFocus(event: FocusEvent<HTMLElement>) {
    const row = rowOf(event.target);
    if (row) setFocusedKey(keyOf(Number(row.dataset['index'])));
  }
  function onBlur(event: FocusEvent<HTMLElement>) {
    if (wanted.current) return;
    if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
      setFocusedKey(null);
  }

  const handlers = (surroundings: Surroundings) => ({
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => keyDown(event, surroundings),
    onFocus,
    onBlur,
  });
  return { focusedIndex, handlers };
}
