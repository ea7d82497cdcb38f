import { useEffect, useEffectEvent, useRef } from 'react';
import { listShortcut } from '@/core/shortcuts/activeShortcuts';
import type { Shortcut } from '@/core/shortcuts/defineShortcuts';
import { isFocusLost } from '@/lib/focus';
import { lookUp } from '@/lib/values';

interface SelectableRows {
  /** All rows, in the order in which they are shown. */
  ids: () => readonly string[];
  selected: () => readonly string[];
  select: (ids: readonly string[]) => void;
}

const ROW = '[data-selecting] [data-row]';
const rowOf = (place: unknown) => (place instanceof Element ? place.closest<HTMLElement>(ROW) : null);
const openRow = () => rowOf(document.querySelector(`${ROW} [aria-current]`));
const focusRow = (row: HTMLElement | null) =>
  row?.querySelector<HTMLElement>('[data-row-focus]')?.focus({ preventScroll: true });

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** True if no control has the focus yet, and no text is selected that Shift would extend. */
const isOutside = () =>
  (isFocusLost() || document.activeElement?.matches('[data-list-heading]') === true) &&
  document.getSelection()?.isCollapsed !== false;

/** The start of a range, and the earlier selection. */
interface Range {
  anchor: string;
  before: readonly string[];
}

/** Returns the selection when the range reaches to that row; the range may also shrink. */
export function selectedTo(ids: readonly string[], { anchor, before }: Range, to: string): readonly string[] {
  const ends = [Math.max(ids.indexOf(anchor), 0), ids.indexOf(to)];
  return [...new Set([...before, ...ids.slice(Math.min(...ends), Math.max(...ends) + 1)])];
}

/**
 * Shift with a press or an arrow key selects all rows from the current one: the focused row, the open one, or the
 * first. A press or key without Shift ends the range; its selection stays. The rows are in an element with
 * `data-selecting`.
 */
export function useRangeKeys({ ids, selected, select }: SelectableRows, shortcut: Shortcut): void {
  const range = useRef<Range | null>(null);
  const idOf = (row: HTMLElement | null) => (row ? ids()[Number(row.dataset['index'])] : undefined);

  const extendTo = (id: string | undefined, from: HTMLElement | null) => {
    const anchor = idOf(from) ?? ids()[0];
    if (id === undefined || anchor === undefined) return;
    range.current ??= { anchor, before: selected() };
    select(selectedTo(ids(), range.current, id));
  };
  const press = useEffectEvent((event: MouseEvent) => {
    const row = rowOf(event.target);
    if (!event.shiftKey || event.button !== 0 || row === null) {
      range.current = null;
      return;
    }
    event.preventDefault();
    extendTo(idOf(row), rowOf(document.activeElement) ?? openRow());
    focusRow(row);
  });
  const key = useEffectEvent((event: KeyboardEvent) => {
    const step = lookUp(STEPS, event.key);
    if (!event.shiftKey) range.current = null;
    if (!event.shiftKey || event.ctrlKey || event.altKey || event.metaKey || step === undefined) return;
    const row = rowOf(event.target);
    if (row) extendTo(ids()[Number(row.dataset['index']) + step], row);
    else if (isOutside()) {
      const start = openRow() ?? document.querySelector<HTMLElement>(ROW);
      extendTo(idOf(start), start);
      focusRow(start);
    }
  });

  useEffect(() => {
    const onPress = (event: MouseEvent) => press(event);
    const onKey = (event: KeyboardEvent) => key(event);
    document.addEventListener('mousedown', onPress, true);
    document.addEventListener('click', keepFromBrowser, true);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('mousedown', onPress, true);
      document.removeEventListener('click', keepFromBrowser, true);
      document.removeEventListener('keydown', onKey, true);
    };
  }, []);
  useEffect(() => listShortcut(shortcut), [shortcut]);
}

/** Keeps a link from opening another window, and a box from reverting the selection of the press. */
function keepFromBrowser(event: MouseEvent): void {
  if (!event.shiftKey || rowOf(event.target) === null) return;
  event.preventDefault();
  event.stopPropagation();
}
