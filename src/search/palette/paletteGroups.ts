import type { ReactNode } from 'react';
import type { GridRow } from '../grid/useResultGrid';
import type { AreaAction } from '@/core/area';

/** One line of the palette: what it opens, and what else can be done with it. */
export interface PaletteLine {
  key: string;
  main: ReactNode;
  actions: readonly ReactNode[];
  /** Ctrl+Enter does the last of them. */
  doesLast?: boolean;
}

/**
 * - `waiting`: what stands in it may still be from before;
 * - `failed`: its one line tries again.
 */
export interface PaletteGroup {
  key: string;
  title: string;
  state: 'ready' | 'waiting' | 'failed';
  lines: readonly PaletteLine[];
  /** How many of the lines were found. */
  count: number;
  /** What is said where there is nothing to choose. */
  note: string | null;
}

export const rowsOf = (groups: readonly PaletteGroup[]): GridRow[] =>
  groups
    .flatMap(({ lines }) => lines)
    .map(({ key, actions, doesLast }) => ({
      key,
      cells: 1 + actions.length,
      ctrlCell: doesLast ? actions.length : undefined,
    }));

/**
 * Where the highlight begins: at the first line, as soon as nothing can come above it. So Enter never opens what has just
 * moved under it.
 */
export function firstRowOf(groups: readonly PaletteGroup[]): string | null {
  for (const { state, lines } of groups) {
    if (state === 'waiting') return null;
    const [line] = lines;
    if (state === 'ready' && line) return line.key;
  }
  return null;
}

/** Without accents and capitals. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The actions in whose words every word of the text begins one; all of them without a text. */
export function matching(actions: readonly AreaAction[], text: string): readonly AreaAction[] {
  const wanted = plain(text).split(/\s+/).filter(Boolean);
  return actions.filter(({ title, words = '' }) => {
    const own = plain(`${title} ${words}`).split(/[\s-]+/);
    return wanted.every((word) => own.some((one) => one.startsWith(word)));
  });
}
