import type { ReactNode } from 'react';
import type { GridRow } from '../grid/useResultGrid';
import type { AreaAction } from '@/core/area';
import type { SearchKind } from '@/core/paths';
import { plain } from '@/lib/plain';
import { searchTexts } from '../searchTexts';

const texts = searchTexts.palette;

/** One line of the palette: what it opens, and its other actions. */
export interface PaletteLine {
  key: string;
  main: ReactNode;
  actions: readonly ReactNode[];
  /** True if Ctrl+Enter performs the last of the actions. */
  doesLast?: boolean;
}

/** A `waiting` group may still have the lines of the previous search; the only line of a `failed` group retries. */
export interface PaletteGroup {
  key: string;
  title: string;
  /** The name of the group's results within a sentence. */
  things: string;
  state: 'ready' | 'waiting' | 'failed';
  lines: readonly PaletteLine[];
  /** The number of results among the lines. */
  count: number;
  /** A text above its lines. */
  note: string | null;
}

/** Returns a group whose lines are known already; without lines there is no group. */
export const readyGroup = (key: string, title: string, lines: readonly PaletteLine[]): PaletteGroup[] =>
  lines.length === 0
    ? []
    : [{ key, title, things: title, state: 'ready', lines, count: lines.length, note: null }];

export const filledOf = (groups: readonly PaletteGroup[]): PaletteGroup[] =>
  groups.filter(({ lines }) => lines.length > 0);

/** The key of the group of lists that the palette does not search. */
export const ELSEWHERE = 'elsewhere';

/** Returns the last line, which says that empty groups are still being searched, or which groups have no results. */
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
 * Returns the line where the highlight starts: the first one, as soon as nothing can appear above it. Enter thus never
 * opens a line that has just moved under the highlight.
 */
export function firstRowOf(groups: readonly PaletteGroup[]): string | null {
  for (const { state, lines } of groups) {
    if (state === 'waiting') return null;
    const [line] = lines;
    if (state === 'ready' && line) return line.key;
  }
  return null;
}

/** Returns true if every word of the text starts one of these words. */
export function hasBeginnings(words: string, text: string): boolean {
  const own = plain(words).split(/[\s-]+/);
  const wanted = plain(text).split(/\s+/).filter(Boolean);
  return wanted.every((word) => own.some((one) => one.startsWith(word)));
}

/** Returns the actions that match the text; all of them without a text. */
export const matching = (actions: readonly AreaAction[], text: string): readonly AreaAction[] =>
  actions.filter(({ title, words = '' }) => hasBeginnings(`${title} ${words}`, text));

/** A shorter text may as well be the start of a person's name. */
const NAME_MIN = 3;

/** The name of a screen without 'naar'. */
const nameOf = ({ title }: AreaAction): string => plain(title).replace(/^naar /, '');

/** Returns the actions whose name starts with the text, which are listed before people of that name. */
export const beginningWith = (actions: readonly AreaAction[], text: string): readonly AreaAction[] =>
  text.length < NAME_MIN ? [] : actions.filter((action) => nameOf(action).startsWith(plain(text)));

/** Matches a street with a number, or a postal code. */
const ADDRESS = /^(?:[\p{L}.'’-]{2,}(?: [\p{L}.'’-]+)* \d+|\d{4} ?[a-z]{2}\b)/iu;

/** Returns the kinds in the order of their results: housing first for an address. */
export function inOrderFor<T extends { kind: SearchKind }>(
  text: string,
  results: readonly T[],
): readonly T[] {
  if (!ADDRESS.test(text)) return results;
  const isHousing = ({ kind }: T) => kind === 'units' || kind === 'complexes';
  return [...results.filter(isHousing), ...results.filter((result) => !isHousing(result))];
}
