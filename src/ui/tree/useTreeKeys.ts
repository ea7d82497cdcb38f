import type { KeyboardEvent, RefObject } from 'react';
import { lookUp } from '@/lib/values';
import { isPlain } from '@/lib/keys';

const ITEM = '[role="treeitem"]';

const itemsOf = (tree: HTMLElement) => [...tree.querySelectorAll<HTMLElement>(ITEM)];
const isFolded = (item: HTMLElement) => item.getAttribute('aria-expanded') === 'false';
const isUnfolded = (item: HTMLElement) => item.getAttribute('aria-expanded') === 'true';
const fold = (item: HTMLElement) => item.querySelector<HTMLElement>('[data-fold]')?.click();

/** Returns the next item whose name starts with the typed letter, wrapping around at the end. */
function beginningWith(letter: string, items: readonly HTMLElement[], from: number): HTMLElement | undefined {
  const round = [...items.slice(from + 1), ...items.slice(0, from + 1)];
  return round.find((item) =>
    item.getAttribute('aria-label')?.toLowerCase().startsWith(letter.toLowerCase()),
  );
}

type Move = (item: HTMLElement, items: readonly HTMLElement[], place: number) => HTMLElement | undefined;

/** ArrowRight unfolds a branch or goes into it; ArrowLeft folds it or goes to its parent. */
const moves: Readonly<Record<string, Move>> = {
  ArrowDown: (_, items, place) => items[place + 1],
  ArrowUp: (_, items, place) => items[place - 1],
  Home: (_, items) => items[0],
  End: (_, items) => items.at(-1),
  ArrowRight(item, items, place) {
    if (isFolded(item)) fold(item);
    else if (isUnfolded(item)) return items[place + 1];
    return undefined;
  },
  ArrowLeft(item) {
    if (!isUnfolded(item)) return item.parentElement?.closest<HTMLElement>(ITEM) ?? undefined;
    fold(item);
    return undefined;
  },
  Enter(item) {
    item.click();
    return undefined;
  },
};

/** Handles the keys of a tree as in the ARIA practices. */
export function useTreeKeys(tree: RefObject<HTMLElement | null>) {
  return (event: KeyboardEvent) => {
    const item = event.target instanceof HTMLElement && event.target.matches(ITEM) ? event.target : null;
    if (tree.current === null || item === null || !isPlain(event)) return;
    const items = itemsOf(tree.current);
    const place = items.indexOf(item);
    const move = lookUp(moves, event.key === ' ' ? 'Enter' : event.key);
    if (move === undefined && event.key.length !== 1) return;
    event.preventDefault();
    (move ? move(item, items, place) : beginningWith(event.key, items, place))?.focus();
  };
}
