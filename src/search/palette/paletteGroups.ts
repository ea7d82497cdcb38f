import type { ReactNode } from 'react';
import type { GridRow } from '../grid/useResultGrid';
import type { AreaAction } from '@/core/area';
import type { SearchKind } from '@/core/paths';
import { plain } from '@/lib/plain';
import { searchTexts } from '../searchTexts';

const texts = searchTexts.palette;

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
  /** What is found in it, in a sentence. */
  things: string;
  state: 'ready' | 'waiting' | 'failed';
  lines: readonly PaletteLine[];
  /** How many of the lines were found. */
  count: number;
  /** What is said above its lines. */
  note: string | null;
}

/** A group of what is there already; none where that is nothing. */
export const readyGroup = (key: string, title: string, lines: readonly PaletteLine[]): PaletteGroup[] =>
  lines.length === 0
    ? []
    : [{ key, title, things: title, state: 'ready', lines, count: lines.length, note: null }];

/** Those in which there is something to choose. */
export const filledOf = (groups: readonly PaletteGroup[]): PaletteGroup[] =>
  groups.filter(({ lines }) => lines.length > 0);

/** The group of lists that were not searched. */
export const ELSEWHERE = 'elsewhere';

/** What is said of all others in one line at the end: what is being looked for, else in what nothing was found. */
export function emptyLineOf(groups: readonly PaletteGroup[]): { text: string; busy: boolean } | null {
  const empty = groups.filter(({ lines }) => lines.length === 0);
  if (groups.every(({ key }) => key === ELSEWHERE)) return { text: texts.nothing, busy: false };
  if (empty.length === 0) return null;
  const busy = empty.some(({ state }) => state === 'waiting');
  return { text: busy ? texts.waiting : texts.nothingIn(empty.map(({ things }) => things)), busy };
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

/** Whether every word of the text begins one of these words. */
export function hasBeginnings(words: string, text: string): boolean {
  const own = plain(words).split(/[\s-]+/);
  const wanted = plain(text).split(/\s+/).filter(Boolean);
  return wanted.every((word) => own.some((one) => one.startsWith(word)));
}

/** The actions that are meant by the text; all of them without one. */
export const matching = (actions: readonly AreaAction[], text: string): readonly AreaAction[] =>
  actions.filter(({ title, words = '' }) => hasBeginnings(`${title} ${words}`, text));

/** So short a text is the beginning of somebody's name as well. */
const NAME_MIN = 3;

/** Without the word before the name of a screen. */
const nameOf = ({ title }: AreaAction): string => plain(title).replace(/^naar /, '');

/** The actions whose name begins with the text: they come before people of that name. */
export const beginningWith = (actions: readonly AreaAction[], text: string): readonly AreaAction[] =>
  text.length < NAME_MIN ? [] : actions.filter((action) => nameOf(action).startsWith(plain(text)));

/** A street with a number, or a postal code. */
const ADDRESS = /^(?:[\p{L}.'’-]{2,}(?: [\p{L}.'’-]+)* \d+|\d{4} ?[a-z]{2}\b)/iu;

/** The kinds in the order of their results: housing first for an address. */
export function inOrderFor<T extends { kind: SearchKind }>(
  text: string,
  results: readonly T[],
): readonly T[] {
  if (!ADDRESS.test(text)) return results;
  const isHousing = ({ kind }: T) => kind === 'units' || kind === 'complexes';
  return [...results.filter(isHousing), ...results.filter((result) => !isHousing(result))];
}
