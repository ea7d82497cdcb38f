import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { VirtualizerHandle } from 'virtua';
import { lookUp } from '@/lib/values';
import { UNMEASURED_PX } from './VirtualLine';

interface Rows<T> {
  items: readonly T[];
  getKey: (item: T) => string;
  list: RefObject<HTMLElement | null>;
  line: RefObject<VirtualizerHandle | null>;
}

const rowOf = (element: EventTarget) => (element as Element).closest<HTMLElement>('[data-row]');
const isTyping = (element: EventTarget) =>
  (element as Element).matches(
    'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]',
  );

/**
 * Moves the focus over rows with the arrow keys, also to rows that are not rendered yet. The focused row is known by
 * its key, so that it stays rendered and focused when it moves or is scrolled away.
 */
export function useRowFocus<T>({ items, getKey, list, line }: Rows<T>) {
  const [focusedKey, setFocusedKey] = useState<string | null>(null);
  const wanted = useRef(false);
  const focusedIndex = focusedKey === null ? -1 : items.findIndex((item) => getKey(item) === focusedKey);

  function focusRow(index: number) {
    const row = list.current?.querySelector<HTMLElement>(`[data-row][data-index="${index}"]`);
    const target =
      row?.querySelector<HTMLElement>('[data-row-focus]') ?? row?.querySelector<HTMLElement>('a, button');
    if (!target) return;
    wanted.current = false;
    target.focus({ preventScroll: true });
  }
  useLayoutEffect(() => {
    if (wanted.current) focusRow(focusedIndex);
  });

  function keep(index: number) {
    const item = items[index];
    if (item !== undefined) setFocusedKey(getKey(item));
  }
  function go(index: number) {
    const bounded = Math.min(Math.max(index, 0), items.length - 1);
    wanted.current = true;
    keep(bounded);
    focusRow(bounded);
    line.current?.scrollToIndex(bounded, { align: 'nearest' });
  }
  /** Returns the number of rows that a page key jumps over. */
  function pageSize(): number {
    const { current } = line;
    if (current === null) return 1;
    return Math.max(1, Math.floor((current.viewportSize || UNMEASURED_PX) / current.getItemSize(0)) - 1);
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const row = rowOf(event.target);
    if (!row || isTyping(event.target) || event.altKey || event.metaKey) return;
    if (event.shiftKey && !event.key.startsWith('Arrow')) return;
    const index = Number(row.dataset['index']);
    const targets: Record<string, number> = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      PageDown: index + pageSize(),
      PageUp: index - pageSize(),
      Home: 0,
      End: items.length - 1,
    };
    const target = lookUp(targets, event.key);
    if (target === undefined) return;
    event.preventDefault();
    go(target);
  }
  function onFocus(event: FocusEvent<HTMLElement>) {
    const row = rowOf(event.target);
    if (row) keep(Number(row.dataset['index']));
  }
  function onBlur(event: FocusEvent<HTMLElement>) {
    if (wanted.current) return;
    if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
      setFocusedKey(null);
  }
  return { focusedIndex, handlers: { onKeyDown, onFocus, onBlur } };
}
