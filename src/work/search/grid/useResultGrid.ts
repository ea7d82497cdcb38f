import { lookUp } from '@/lib/values';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';

/** A row that the arrow keys can reach. */
export interface GridRow {
  key: string;
  /** The number of cells that can be chosen; the first one is the row's main action. */
  cells: number;
  /** The cell that Ctrl+Enter presses; without it, Ctrl+Enter opens the row in a new tab. */
  ctrlCell?: number | undefined;
}

interface Place {
  key: string;
  cell: number;
}

interface ResultGridOptions {
  rows: readonly GridRow[];
  /** The row with the highlight until the user moves it. */
  first: string | null;
  /** Called for Enter without a highlight. */
  onNothing: () => void;
}

const ROW_STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const CELL_STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The right arrow moves the highlight only if the caret cannot move any further. */
const isAtEnd = ({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean =>
  selectionStart === value.length && selectionEnd === value.length;

/** Clicks with the modifiers of the key, as a pointer would: Ctrl+Enter opens a link in a new tab. */
const press = (element: Element | null | undefined, { ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  element?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );

/**
 * A text field with a grid of results below it, following the ARIA practices for a combobox with a grid: the focus
 * stays in the field, Up and Down move the highlight over the rows, Left and Right over the cells of a row, and Enter
 * presses the highlighted cell.
 */
export function useResultGrid({ rows, first, onNothing }: ResultGridOptions) {
  const id = useId();
  const [moved, setMoved] = useState<Place | null>(null);
  const isThere = moved !== null && rows.some(({ key }) => key === moved.key);
  const place = isThere ? moved : first === null ? null : { key: first, cell: 0 };
  const index = rows.findIndex(({ key }) => key === place?.key);
  const cell = Math.min(place?.cell ?? 0, (rows[index]?.cells ?? 1) - 1);
  const cellId = (key: string, number: number) => `${id}-${key}-${number}`;
  const activeId = place === null ? undefined : cellId(place.key, cell);

  /* The initial highlight is visible already; scrolling to it with every answer would cost a layout each time. */
  const shownId = isThere ? activeId : undefined;
  useEffect(() => {
    if (shownId !== undefined) document.getElementById(shownId)?.scrollIntoView({ block: 'nearest' });
  }, [shownId]);

  function pressedId({ ctrlKey, metaKey }: KeyboardEvent): string {
    const row = rows[index];
    const { ctrlCell } = row ?? {};
    return row && ctrlCell !== undefined && (ctrlKey || metaKey)
      ? cellId(row.key, ctrlCell)
      : (activeId ?? '');
  }

  function reset() {
    const grid = document.getElementById(id);
    if (grid !== null) grid.scrollTop = 0;
    setMoved(null);
  }

  function moveRow(step: number): boolean {
    if (rows.length === 0) return false;
    const next = index < 0 ? (step > 0 ? 0 : rows.length - 1) : (index + step + rows.length) % rows.length;
    const row = rows[next];
    if (row) setMoved({ key: row.key, cell: 0 });
    return true;
  }
  function moveCell(step: number, field: HTMLInputElement): boolean {
    const row = rows[index];
    if (!row || (cell === 0 && (step < 0 || !isAtEnd(field)))) return false;
    setMoved({ key: row.key, cell: Math.min(cell + step, row.cells - 1) });
    return row.cells > 1;
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || event.altKey) return;
    const { key, currentTarget } = event;
    const [rowStep, cellStep] = [lookUp(ROW_STEPS, key), lookUp(CELL_STEPS, key)];
    if (key === 'Enter') {
      event.preventDefault();
      if (activeId === undefined) onNothing();
      else press(document.getElementById(pressedId(event))?.querySelector('a, button'), event);
    } else if (rowStep !== undefined) {
      if (moveRow(rowStep)) event.preventDefault();
    } else if (cellStep !== undefined && moveCell(cellStep, currentTarget)) event.preventDefault();
  }

  return {
    gridId: id,
    /** Moves the highlight back to its first place, and scrolls the grid to its top. */
    reset,
    isActive: (key: string, number = 0) => place?.key === key && cell === number,
    cellId,
    fieldProps: {
      role: 'combobox',
      'aria-haspopup': 'grid',
      'aria-autocomplete': 'list',
      'aria-expanded': rows.length > 0,
      'aria-controls': id,
      'aria-activedescendant': activeId,
      autoComplete: 'off',
      spellCheck: false,
      onKeyDown,
    } as const,
    /** A press in the grid leaves the focus in the field. */
    gridProps: {
      id,
      role: 'grid',
      onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    } as const,
  };
}

export type ResultGrid = Pick<ReturnType<typeof useResultGrid>, 'isActive' | 'cellId'>;
